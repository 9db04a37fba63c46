package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Wild;
import dev.runesheet.spi.PlayerView;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Of many open matches most wait without a session, and nobody can tell. */
class RestingMatchesTest {

  /** More than the sessions that matches may keep between calls. */
  private static final int MANY = 200;

  private static final int MOST_SESSIONS = 130;

  private static final RuleBook CROWDED = Books.of(Wild.effects());
  private static final List<Match> CROWD = new ArrayList<>();

  @BeforeAll
  static void openMany() {
    for (int i = 0; i < MANY; i++) {
      CROWD.add(Wild.scene(CROWDED, i).start().match());
    }
  }

  @AfterAll
  static void close() {
    CROWD.forEach(Match::close);
  }

  private record Seen(String save, String log, List<PlayerView> views, String stats) {
    static Seen of(Match match) {
      List<PlayerView> views = new ArrayList<>();
      for (int player = 0; player < 3; player++) {
        views.add(match.view(player));
      }
      StringBuilder stats = new StringBuilder();
      for (Entity entity : match.world().entities()) {
        stats.append(entity).append(match.explain(entity, "power"));
      }
      return new Seen(match.save(), match.happenings().toString(), views, stats.toString());
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
  void amongManyAMatchIsPlayedAsAlone(long seed) {
    try (Match alone = Wild.scene(seed).start().match();
        Match among = Wild.scene(CROWDED, seed).start().match()) {
      Random random = new Random(seed);
      for (int i = 0; i < 60 && !alone.over(); i++) {
        long next = random.nextLong();
        boolean back = i > 0 && random.nextInt(8) == 0;
        for (Match match : List.of(alone, among)) {
          if (back) {
            match.undo();
          } else {
            Wild.answer(match, new Random(next));
          }
        }
        assertThat(Seen.of(among)).isEqualTo(Seen.of(alone));
        if (random.nextInt(8) == 0) {
          assertForksAlike(alone, among, next);
        }
      }
    }
  }

  private static void assertForksAlike(Match alone, Match among, long seed) {
    try (Match one = alone.fork();
        Match other = among.fork()) {
      Wild.answer(one, new Random(seed), 3);
      Wild.answer(other, new Random(seed), 3);
      assertThat(Seen.of(other)).isEqualTo(Seen.of(one));
    }
  }

  @Test
  void mostOfManyOpenMatchesHoldNoSession() {
    Random random = new Random(1);
    CROWD.forEach(match -> Wild.answer(match, random, 3));

    assertThat(CROWDED.kieBase().getKieSessions()).hasSizeBetween(64, MOST_SESSIONS);
  }

  @Test
  void aSessionThatWasShownStays() {
    try (Match match = Wild.scene(CROWDED, 5).start().match()) {
      var session = match.session();
      Wild.answer(match, new Random(5), 3);

      assertThat(match.session()).isSameAs(session);
      assertThat(session.getFactCount()).isPositive();
    }
  }
}
