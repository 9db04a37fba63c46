package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.engine.testgame.Steps;
import dev.runesheet.engine.testgame.Wild;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.PlayerView;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Answers taken back leave a match as if they had never been given. */
class UndoTest {

  /** What can be seen of a match from outside. */
  private record Seen(String save, String log, List<PlayerView> views, List<Decision> open) {
    static Seen of(Match match) {
      List<PlayerView> views = new ArrayList<>();
      for (int player = 0; player < 3; player++) {
        views.add(match.view(player));
      }
      String log = match.happenings().toString();
      return new Seen(match.save(), log, views, match.pendingDecisions());
    }
  }

  @Property(tries = 40)
  void eachUndoLeadsToWhereTheMatchStood(@ForAll long seed, @ForAll @IntRange(max = 40) int most) {
    try (Match match = Wild.scene(seed).start().match()) {
      Random random = new Random(seed);
      List<Seen> stood = new ArrayList<>();
      for (int i = 0; i < most && !match.over(); i++) {
        stood.add(Seen.of(match));
        Wild.answer(match, random);
      }
      List<String> given = match.answers();
      for (int i = stood.size() - 1; i >= 0; i--) {
        assertThat(match.undo()).isEqualTo(given.get(i));
        assertThat(Seen.of(match)).isEqualTo(stood.get(i));
      }
    }
  }

  @Property(tries = 25)
  void theSameAnswersLeadToTheSameAgain(
      @ForAll long seed,
      @ForAll @IntRange(max = 30) int before,
      @ForAll @IntRange(min = 1, max = 20) int taken) {
    try (Match match = Wild.scene(seed).start().match()) {
      Wild.answer(match, new Random(seed), before + taken);
      Seen end = Seen.of(match);
      List<String> given = match.answers();
      int back = Math.min(taken, given.size());
      for (int i = 0; i < back; i++) {
        match.undo();
      }
      given.subList(given.size() - back, given.size()).forEach(match::answer);
      assertThat(Seen.of(match)).isEqualTo(end);
    }
  }

  @Test
  void whatIsPlayedAfterAnUndoCanBeSavedAndAskedWhy() {
    try (Match match = Wild.scene(7).start().match()) {
      Wild.answer(match, new Random(1), 20);
      match.undo();
      match.undo();
      Wild.answer(match, new Random(2), 20);
      try (Match again = match.again().get();
          Match restored = match.book().restore(match.save())) {
        assertThat(again.save()).isEqualTo(match.save());
        assertThat(again.happenings().toString()).isEqualTo(match.happenings().toString());
        assertThat(restored.save()).isEqualTo(match.save());
      }
    }
  }

  @Test
  void theLastAnswerOfAMatchThatIsOverCanBeTakenBack() {
    RuleBook book = Books.of(Cards.ability("a", "win", Steps.run("win-game")));
    Match match = Scene.of(book).has(0, "a").start().use("a", "win").match();
    assertThat(match.over()).isTrue();
    assertThat(match.undo()).isEqualTo("d1=a:win");
    assertThat(match.over()).isFalse();
    assertThat(match.winner()).isEqualTo(-1);
    assertThat(match.pendingDecisions()).hasSize(1);
  }

  @Test
  void modifiersAreThoseOfBefore() {
    RuleBook book =
        Books.of(
            Cards.ability("a", "leave", Steps.run("destroy", Steps.SELF)),
            Cards.aura("a", "aura", "power", 2, "allies"));
    Match match = Scene.of(book).has(0, "a").has(0, "b").start().match();
    assertThat(match.world().entity(1).stat("power")).isEqualTo(2);
    match.answer("d1=a:leave");
    assertThat(match.world().entity(1).stat("power")).isZero();
    match.undo();
    assertThat(match.world().entity(1).stat("power")).isEqualTo(2);
    match.answer("d1=a:leave");
    assertThat(match.world().entity(1).stat("power")).isZero();
  }

  @Test
  void whereNoAnswerCanBeTakenBackItIsSaidWhy() {
    Match match = Wild.scene(3).start().match();
    assertRefused(match);
    Wild.answer(match, new Random(3), 4);
    assertRefused(match.fork());
    assertRefused(match.book().restore(match.save()));
    match.update(context -> context.setStat(context.entity(0), "gold", 5));
    assertRefused(match);
    assertThat(match.world().entity(0).stat("gold")).isEqualTo(5);
    Wild.answer(match, new Random(4));
    match.undo();
    assertThat(match.world().entity(0).stat("gold")).isEqualTo(5);
    assertRefused(match);
  }

  private static void assertRefused(Match match) {
    String before = match.save();
    assertThatThrownBy(match::undo)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("match (skirmish) has no answer to take back. Maybe ");
    assertThat(match.save()).isEqualTo(before);
  }

  @Test
  void listenersHearWhatHappensAfterAnUndoOnce() {
    try (Match match = Wild.scene(9).start().match()) {
      Wild.answer(match, new Random(9), 5);
      List<Happening> heard = new ArrayList<>();
      match.onHappening(heard::add);
      int mark = match.happenings().size();
      Wild.answer(match, new Random(9));
      match.undo();
      heard.clear();
      Wild.answer(match, new Random(9));
      assertThat(heard)
          .isNotEmpty()
          .isEqualTo(match.happenings().subList(mark, match.happenings().size()));
    }
  }

  @Test
  void aListenerCannotTakeBackWhatItHears() {
    try (Match match = Wild.scene(9).start().match()) {
      List<Throwable> thrown = new ArrayList<>();
      match.onHappening(
          happening -> {
            try {
              match.undo();
            } catch (IllegalStateException refused) {
              thrown.add(refused);
            }
          });
      Wild.answer(match, new Random(9));
      assertThat(thrown).isNotEmpty();
      assertThat(match.answers()).hasSize(1);
    }
  }
}
