package dev.runesheet.game.werewolf;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.ShippedBooks;
import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Happening;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.game.werewolf.authoring.WolfTools;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games of random roles and choices. */
class RandomGamesTest {

  private static final int MOST_ANSWERS = 5_000;

  private static Match play(long seed) {
    RuleBook book = ShippedBooks.of("werewolf");
    JsonNode setup = new WolfTools().randomSetup(book, 0, seed).orElseThrow();
    Match match = book.newMatch(setup, seed);
    play(match, new Random(seed), MOST_ANSWERS);
    return match;
  }

  private static void play(Match match, Random random, int answers) {
    for (int i = 0; i < answers && !match.over(); i++) {
      List<Decision> open = match.pendingDecisions();
      Decision decision = open.get(random.nextInt(open.size()));
      match.choose(decision, decision.options().get(random.nextInt(decision.options().size())));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void endsAndReplaysIdentically(long seed) {
    try (Match match = play(seed);
        Match again = play(seed)) {
      assertThat(match.over()).isTrue();
      assertThat(again.happenings().toString()).isEqualTo(match.happenings().toString());
      assertThat(again.save()).isEqualTo(match.save());
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void goesOnAfterItWasSaved(long seed) {
    RuleBook book = ShippedBooks.of("werewolf");
    JsonNode setup = new WolfTools().randomSetup(book, 0, seed).orElseThrow();
    try (Match match = book.newMatch(setup, seed)) {
      play(match, new Random(seed), 40);
      if (!match.over()) {
        try (Match restored = book.restore(match.save(), false)) {
          play(match, new Random(7), 100);
          play(restored, new Random(7), 100);
          assertThat(restored.save()).isEqualTo(match.save());
        }
      }
    }
  }

  /** What a citizen sees after two days, when the player beside him uses his role on somebody. */
  private static List<String> seen(String role, int target) {
    List<WolfSetup.Seat> seats = new ArrayList<>();
    for (String one : List.of("Citizen", role, "Citizen", "Citizen", "Wolf", "Citizen")) {
      seats.add(new WolfSetup.Seat("P" + seats.size(), one));
    }
    WolfSetup setup = new WolfSetup(seats, 0, true, true, Map.of());
    try (Match match = ShippedBooks.of("werewolf").newMatch(setup.toJson(), 1)) {
      while (match.state(WolfState.class).turn() < 5) {
        Decision next = match.pendingDecisions().get(0);
        Option chosen =
            next.options().stream()
                .filter(one -> one.action() instanceof Acts.UseOn on && on.player() == target)
                .filter(one -> next.player() == 1)
                .findFirst()
                .orElse(next.options().get(next.options().size() - 1));
        match.choose(next, chosen);
      }
      return List.of(match.view(0).toString(), match.happenings(0).toString());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Painter", "Silencer", "Liar", "Schemer", "Herbalist", "Seer", "Gaoler"})
  void whatOthersDoInSecretChangesNothingThatAPlayerSees(String role) {
    assertThat(seen(role, 2)).isEqualTo(seen(role, 3)).isEqualTo(seen(role, -1));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void nobodyIsToldWhatIsMeantForAnother(long seed) {
    try (Match match = play(seed)) {
      int players = match.state(WolfState.class).players();
      for (int player = 0; player < players; player++) {
        for (Happening told : match.happenings(player)) {
          if (told instanceof Happening.Appeared appeared) {
            Entity entity = match.world().entity(appeared.entity());
            boolean own = !(entity instanceof Mark mark) || mark.getBearer() == player;
            boolean open =
                entity instanceof Mark mark
                    && List.of("notice", "membership").contains(mark.getType());
            assertThat(own || open).as(told.toString()).isTrue();
          }
          assertThat(told).isNotInstanceOfAny(Happening.Activated.class, Happening.Attempted.class);
        }
      }
    }
  }
}
