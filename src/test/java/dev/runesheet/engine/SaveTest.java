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
import dev.runesheet.game.ChangedValues;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.IllegalChoiceException;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SaveTest {

  private static final int ANSWERS_AFTER = 25;

  @Property(tries = 60)
  void aRestoredMatchGoesOnExactlyAsTheOriginal(
      @ForAll long seed, @ForAll @IntRange(max = 60) int answers) {
    Match original = Wild.scene(seed).start().match();
    Wild.answer(original, new Random(seed), answers);
    String saved = original.save();
    Match restored = Wild.BOOK.restore(saved);
    assertThat(restored.save()).isEqualTo(saved);
    int mark = original.happenings().size();
    for (int i = 0; i < ANSWERS_AFTER; i++) {
      Wild.answer(original, new Random(seed + i));
      Wild.answer(restored, new Random(seed + i));
      assertThat(restored.save()).isEqualTo(original.save());
    }
    List<Happening> since = original.happenings().subList(mark, original.happenings().size());
    assertThat(restored.happenings().toString()).isEqualTo(since.toString());
    assertThat(restored.answers()).isEqualTo(original.answers());
  }

  @Test
  void aMatchIsRestoredWithItsViewsAndQuestions() {
    Match original = Wild.scene(3).start().match();
    Wild.answer(original, new Random(3), 40);
    Match restored = Wild.BOOK.restore(original.save());
    assertThat(restored.pendingDecisions()).isEqualTo(original.pendingDecisions());
    assertThat(restored.view(1)).isEqualTo(original.view(1));
    assertThat(restored.setup()).isEqualTo(original.setup());
  }

  @Property(tries = 20)
  void aMatchRestoredWithItsLogIsTheOriginalInAll(
      @ForAll long seed, @ForAll @IntRange(max = 30) int answers) {
    try (Match original = Wild.scene(seed).start().match()) {
      Wild.answer(original, new Random(seed), answers);
      String saved = original.save();
      try (Match without = Wild.BOOK.restore(saved);
          Match restored = Wild.BOOK.restoreWithLog(saved)) {
        assertThat(without.answersBeforeLog()).isEqualTo(original.answers().size());
        assertThat(without.happenings()).isEmpty();
        assertThat(restored.answersBeforeLog()).isZero();
        assertThat(restored.happenings().toString()).isEqualTo(original.happenings().toString());
        assertThat(restored.happenings(1).toString()).isEqualTo(original.happenings(1).toString());
        Wild.answer(original, new Random(1), 5);
        Wild.answer(restored, new Random(1), 5);
        while (!original.answers().isEmpty()) {
          assertThat(restored.undo()).isEqualTo(original.undo());
        }
        assertThat(restored.save()).isEqualTo(original.save());
      }
    }
  }

  @Test
  void aMatchThatItsAnswersDoNotTellSaysThatItHasNoLog() {
    Match match = Wild.scene(5).start().match();
    match.update(context -> context.setStat(context.entity(0), "gold", 5));
    assertWithoutLog(match.save());
    Match fork = Wild.scene(5).start().match().forkSeeded(3);
    assertWithoutLog(fork.save());
    Match other = Wild.scene(5).start().match();
    Wild.answer(other, new Random(5), 3);
    String edited = ChangedValues.unsealed(other.save());
    assertWithoutLog(edited.replace("d1=", "d2="), "/answers/0: decision 'd2' is not open");
    assertWithoutLog(
        edited.replace(",\"nextSequence\":", ",\n\"nextSequence\":1"),
        "/nextSequence (1",
        ", but by its answers it is (",
        "It is in line 2, column 1. Maybe another version saved it, or somebody has changed it.");
    assertThatThrownBy(() -> Wild.BOOK.restoreWithLog(edited.replace("d1=", "d2=")))
        .hasCauseInstanceOf(IllegalChoiceException.class);
  }

  private static void assertWithoutLog(String saved, String... why) {
    assertThatThrownBy(() -> Wild.BOOK.restoreWithLog(saved))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("saved match has no log, but can be restored without it: ")
        .satisfies(
            thrown -> List.of(why).forEach(one -> assertThat(thrown).hasMessageContaining(one)));
    Wild.BOOK.restore(saved).close();
  }

  @Test
  void aScriptedMatchKeepsItsScript() {
    RuleBook book = Books.of(Cards.ability("a", "roll", Steps.gain("gold", Steps.die(6))));
    Scene scene = Scene.of(book).has(0, "a").rolls(1, 5).start().use("a", "roll");
    Scene restored = Scene.of(book.restore(scene.match().save())).use("a", "roll");
    assertThat(restored.gold("a")).isEqualTo(6);
  }

  @Test
  void aMatchThatIsOverCanBeRestored() {
    RuleBook book = Books.of(Cards.ability("a", "win", Steps.run("win-game")));
    Match over = Scene.of(book).has(0, "a").start().use("a", "win").match();
    Match restored = book.restore(over.save());
    assertThat(restored.over()).isTrue();
    assertThat(restored.winner()).isZero();
    assertThat(restored.pendingDecisions()).isEmpty();
  }

  @Test
  void otherRulesAreRefusedUnlessTheyAreAllowed() {
    RuleBook book = Books.of(Cards.ability("a", "gain", Steps.gain("gold", 1)));
    RuleBook changed = Books.of(Cards.ability("a", "gain", Steps.gain("gold", 2)));
    String saved = Scene.of(book).has(0, "a").start().match().save();
    assertThatThrownBy(() -> changed.restore(saved))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("rules")
        .hasMessageContaining(book.hash())
        .hasMessageContaining(changed.hash());
    assertThat(Scene.of(changed.restoreUnderAnyRules(saved)).use("a", "gain").gold("a"))
        .isEqualTo(2);
  }

  @Test
  void rulesThatLackAnEffectInPlayAreRefusedEvenIfOthersAreAllowed() {
    RuleBook book = Books.of(Cards.aura("a", "aura", "power", 1, "all"));
    String saved = Scene.of(book).has(0, "a").start().match().save();
    assertThatThrownBy(
            () -> Books.of(Cards.aura("b", "aura", "power", 1, "all")).restoreUnderAnyRules(saved))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("a/aura");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "   ",
        "null",
        "[]",
        "{}",
        "42",
        "\"text\"",
        "{\"format\":1}",
        "{\"format\":",
        "not json",
        "{\"format\":99}",
        "{\"format\":1,\"game\":\"chess\"}",
        "\u0000\u0001"
      })
  void whatIsNoSavedMatchIsRefusedInPlainWords(String text) {
    assertRefused(text);
  }

  @Test
  void aTruncatedMatchIsRefused() {
    String saved = saved();
    for (int length = 0; length < saved.length(); length += 97) {
      assertRefused(saved.substring(0, length));
    }
    assertRefused(saved + "{}");
  }

  @Test
  void aTextThatIsNoJsonIsRefusedWithTheLine() {
    assertThatThrownBy(() -> Wild.BOOK.restore("{\n  \"format\": 7,,"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("text is not a saved match: it is not one JSON text, from line 2, column 15.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "format | formt | text is not a saved match: it has no field 'format'. Maybe /formt means it. It is in line 2, column 1.",
        "game | gane | text is not a saved match: it has no field 'game'. Maybe /gane means it. It is in line 2, column 1.",
        "rules | kept | text is not a saved match: it has no field 'rules'.",
        "over | ovr | saved match is damaged: /over is missing; /ovr may mean it. It is in line 2, column 1.",
        "entities | entity | /entities is missing; /entity may mean it. It is in line 2, column 1.",
        "nextSequence | rules | text is not a saved match: a field of an object is there twice, from line 2, column ",
      })
  void aMisspeltFieldIsNamedWithItsPlace(String field, String wrong, String how) {
    String edited = ChangedValues.unsealed(saved());
    String misspelt = edited.replaceFirst("\"" + field + "\":", "\n\"" + wrong + "\":");
    assertThatThrownBy(() -> Wild.BOOK.restore(misspelt))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(how);
  }

  @Test
  void aValueThatIsWrongIsNamedWithItsLine() {
    String edited = ChangedValues.unsealed(saved()).replace("\"inPlay\":", "\n\"inPlay\":");
    String wrong = edited.replaceFirst("\"holder\":[0-9]+", "\"holder\":999");
    assertThatThrownBy(() -> Wild.BOOK.restore(wrong))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("entity (999) does not exist. It is in line 2, column ");
  }

  @Test
  void anActivationThatIsNotThereIsNamedWhereItIsMeant() {
    String saved = saved();
    assertThat(saved).contains("\"activation\":0");
    assertThatThrownBy(
            () ->
                Wild.BOOK.restoreUnderAnyRules(
                    saved.replaceFirst("\"activation\":0", "\"activation\":77")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("activation (77): expected 0 to ")
        .hasMessageContaining(" It is in line 1, column ");
  }

  @Property(tries = 400)
  void aDamagedMatchIsRestoredOrRefusedInPlainWords(
      @ForAll @IntRange(max = 1_000_000) int place, @ForAll char put) {
    String saved = saved();
    int at = place % saved.length();
    String damaged = saved.substring(0, at) + put + saved.substring(at + 1);
    try {
      Wild.BOOK.restoreUnderAnyRules(damaged).close();
    } catch (IllegalArgumentException refused) {
      assertPlain(refused);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "trigger",
        "heldZone",
        "block",
        "zone",
        "decision",
        "key",
        "reason",
        "effect",
        "kind"
      })
  void aWordThatIsMissingIsRestoredOrRefusedInPlainWords(String part) {
    String damaged = saved().replaceFirst("\"" + part + "\":\"[^\"]*\"", "\"" + part + "\":null");
    try {
      Wild.BOOK.restoreUnderAnyRules(damaged).close();
    } catch (IllegalArgumentException refused) {
      assertPlain(refused);
    }
  }

  @Test
  void aWaitForChildrenThatAreNotThereIsRefused() {
    String saved = saved();
    assertThat(saved).contains("\"openChildren\":");
    assertRefused(saved.replaceAll("\"openChildren\":[0-9]+", "\"openChildren\":77"));
  }

  @Property(tries = 200)
  void aMatchWithoutOneOfItsPartsIsRestoredOrRefusedInPlainWords(
      @ForAll @IntRange(max = 100_000) int place) {
    String saved = saved();
    int from = saved.indexOf('"', place % (saved.length() - 1));
    int to = from < 0 ? -1 : saved.indexOf(',', from);
    String damaged =
        to < 0 ? saved.substring(1) : saved.substring(0, from) + saved.substring(to + 1);
    try {
      Wild.BOOK.restoreUnderAnyRules(damaged).close();
    } catch (IllegalArgumentException refused) {
      assertPlain(refused);
    }
  }

  private static String saved() {
    Match match = Wild.scene(5).start().match();
    Wild.answer(match, new Random(11), 30);
    return match.save();
  }

  private static void assertRefused(String text) {
    assertThatThrownBy(() -> Wild.BOOK.restoreUnderAnyRules(text))
        .isInstanceOfSatisfying(IllegalArgumentException.class, SaveTest::assertPlain);
  }

  private static void assertPlain(IllegalArgumentException refused) {
    assertThat(refused).hasNoCause();
    assertThat(refused.getMessage())
        .doesNotContain("Exception")
        .doesNotContain("dev.runesheet")
        .doesNotContain("\n");
  }
}
