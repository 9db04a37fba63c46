package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.fact.Modifier;
import dev.runesheet.word.StackingMode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StackingTest {

  private static final RuleBook BOOK =
      Books.of(
          sources(
              StackingMode.ADDITIVE,
              StackingMode.MAX_ONLY,
              StackingMode.MIN_ONLY,
              StackingMode.NO_STACK));

  /** For each mode two sources, of 3 and of 5, that can leave. */
  private static Effect[] sources(StackingMode... modes) {
    return java.util.Arrays.stream(modes)
        .flatMap(
            mode ->
                java.util.stream.Stream.of(
                    Cards.stacked("three " + mode, "boost " + mode, 3, "allies", mode, ""),
                    Cards.ability("three " + mode, "leave", run("destroy", SELF)),
                    Cards.stacked("five " + mode, "boost " + mode, 5, "allies", mode, ""),
                    Cards.ability("five " + mode, "leave", run("destroy", SELF))))
        .toArray(Effect[]::new);
  }

  private static Scene scene(String mode, String older, String younger) {
    return Scene.of(BOOK)
        .has(0, older + " " + mode, older, "bench")
        .has(0, younger + " " + mode, younger, "bench")
        .has(0, "target")
        .start();
  }

  @ParameterizedTest(
      name = "{0}: {1} then {2} give {3}; without the older {4}, without the younger {5}")
  @CsvSource({
    "ADDITIVE, three, five, 8, 5, 3",
    "MAX_ONLY, three, five, 5, 5, 3",
    "MAX_ONLY, five, three, 5, 3, 5",
    "MIN_ONLY, three, five, 3, 5, 3",
    "MIN_ONLY, five, three, 3, 3, 5",
    "NO_STACK, three, five, 3, 5, 3",
    "NO_STACK, five, three, 5, 3, 5"
  })
  void whatIsLeftTakesOver(
      String mode, String older, String younger, double both, double noOlder, double noYounger) {
    assertThat(scene(mode, older, younger).power("target")).isEqualTo(both);
    assertThat(scene(mode, older, younger).use(older, "leave").power("target")).isEqualTo(noOlder);
    assertThat(scene(mode, older, younger).use(younger, "leave").power("target"))
        .isEqualTo(noYounger);
  }

  @Test
  void theRulesAskForEveryModeAndForNoOtherWord() throws IOException {
    String rules = Files.readString(Path.of("rules", "engine", "stacking.drl"));
    List<String> words = new ArrayList<>(Word.words(StackingMode.class));
    words.add(Modifier.LATE);

    assertThat(Pattern.compile("mode == \"(.*?)\"").matcher(rules).results())
        .extracting(found -> found.group(1))
        .containsOnly(words.toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource({"ADDITIVE, 6", "MAX_ONLY, 3", "MIN_ONLY, 3", "NO_STACK, 3"})
  void ofEqualOnesTheOldestCounts(String mode, double power) {
    Scene scene =
        Scene.of(BOOK)
            .has(0, "three " + mode, "one", "bench")
            .has(0, "three " + mode, "two", "bench")
            .has(0, "target")
            .start();
    assertThat(scene.power("target")).isEqualTo(power);
    assertThat(scene.match().explain(scene.entity("target"), "power").parts().get(0).source())
        .isEqualTo("one");
    assertThat(scene.use("one", "leave").power("target")).isEqualTo(3);
  }

  @Test
  void sourcesOfTwoControllersDoNotShareAGroup() {
    RuleBook book = Books.of(Cards.stacked("sun", "warmth", 2, "all", StackingMode.NO_STACK, ""));
    Scene scene =
        Scene.of(book)
            .has(0, "sun")
            .has(0, "sun", "second", "active")
            .has(1, "sun", "other", "active")
            .start();
    assertThat(scene.power("sun")).isEqualTo(4);
  }

  @Test
  void aSourceThatAnotherPlayerHasTakenOverSharesAGroupWithHisOwn() {
    RuleBook book = Books.of(Cards.stacked("sun", "warmth", 2, "all", StackingMode.NO_STACK, ""));
    Scene scene = Scene.of(book).has(0, "sun").has(1, "sun", "other", "active").start();
    Match match = scene.match();
    match.update(context -> context.control(scene.entity("other"), 0));
    assertThat(scene.power("sun")).isEqualTo(2);
    try (Match restored = book.restore(match.save())) {
      int sun = scene.entity("sun").getId();
      assertThat(restored.world().entity(sun).stat("power")).isEqualTo(2);
    }
    match.update(context -> context.control(scene.entity("other"), 1));
    assertThat(scene.power("sun")).isEqualTo(4);
  }

  @Test
  void sourcesOfTwoKeysDoNotShareAGroup() {
    RuleBook book =
        Books.of(
            Cards.stacked("sun", "warmth", 2, "all", StackingMode.NO_STACK, "day"),
            Cards.stacked("fire", "warmth", 3, "all", StackingMode.NO_STACK, "night"));
    assertThat(Scene.of(book).has(0, "sun").has(0, "fire").start().power("sun")).isEqualTo(5);
  }

  @Test
  void aRowOfThePolicyOverridesTheModeAndCapsTheSum() {
    RuleBook book =
        Books.of(
            policy("boost", "$request.decide( \"additive\" ); $request.cap( 4 );"),
            Cards.stacked("sun", "boost", 3, "all", StackingMode.NO_STACK, ""),
            Cards.stacked("fire", "other", 3, "all", StackingMode.NO_STACK, ""));
    Scene scene =
        Scene.of(book)
            .has(0, "sun")
            .has(0, "sun", "second", "active")
            .has(0, "fire")
            .has(0, "fire", "second fire", "active")
            .start();
    assertThat(scene.power("sun")).isEqualTo(4 + 3);
  }

  @Test
  void aCapHoldsForLossesToo() {
    RuleBook book =
        Books.of(
            policy("boost", "$request.decide( \"additive\" ); $request.cap( 4 );"),
            Cards.stacked("frost", "boost", -3, "all", StackingMode.ADDITIVE, ""));
    Scene scene =
        Scene.of(book).has(0, "frost", "power", 10).has(0, "frost", "second", "active").start();
    assertThat(scene.power("frost")).isEqualTo(6);
  }

  @Test
  void twoRowsThatAnswerTheSameQuestionAreAnError() {
    String both =
        policy("boost", "$request.decide( \"additive\" );")
            + "rule \"second\" when $request : StackingRequest( type == \"boost\" ) then"
            + " $request.decide( \"max_only\" ); end\n";
    assertThatThrownBy(
            () ->
                Books.of(both, Cards.stacked("sun", "boost", 3, "all", StackingMode.ADDITIVE, "")))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("boost")
        .hasMessageContaining("2 rows");
  }

  @Test
  void layersApplyInTheirOrderWhoeverCameFirst() {
    RuleBook book =
        Books.of(
            Cards.layer("one", "most", "power", Body.Layer.AT_MOST, 11),
            Cards.layer("one", "least", "power", Body.Layer.AT_LEAST, 2),
            Cards.layer("one", "add", "power", Body.Layer.ADD, 3),
            Cards.layer("one", "times", "power", Body.Layer.MULTIPLY, 2),
            Cards.layer("one", "set", "power", Body.Layer.SET, 4),
            Cards.layer("low", "most", "power", Body.Layer.AT_MOST, 1),
            Cards.layer("low", "least", "power", Body.Layer.AT_LEAST, 5),
            Cards.layer("set", "old", "power", Body.Layer.SET, 7),
            Cards.layer("set", "young", "power", Body.Layer.SET, 8));
    Scene scene =
        Scene.of(book).has(0, "one", "power", 100).has(0, "low", "power", 3).has(0, "set").start();
    assertThat(scene.power("one")).isEqualTo(Math.min(11, 4 * 2 + 3));
    assertThat(scene.power("low")).isEqualTo(1);
    assertThat(scene.power("set")).isEqualTo(8);
    assertThat(scene.entity("one").above("power", 10)).isTrue();
    assertThat(scene.entity("one").below("power", 11)).isFalse();
    assertThat(scene.entity("one").equal("power", 11)).isTrue();
  }

  private static String policy(String type, String answer) {
    return "package runesheet.policy;\nimport dev.runesheet.spi.fact.StackingRequest;\n"
        + "rule \"policy\" when $request : StackingRequest( type == \""
        + type
        + "\" ) then "
        + answer
        + " end\n";
  }
}
