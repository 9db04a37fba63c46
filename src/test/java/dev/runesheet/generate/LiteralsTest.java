package dev.runesheet.generate;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.DuelCatalogs;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.Games;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.game.declared.authoring.duel.DuelWords;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.spi.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a stat or an effect is called, its name reaches rules as a text and nothing else. */
class LiteralsTest {

  private static final VerbCatalog VERBS = VerbCatalog.of(DuelWords.VERBS);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "plain",
        "two words",
        "größe",
        "日本",
        "\uD83D\uDC32",
        "quo\"te",
        "back\\slash",
        "\\u0022",
        "\\",
        "line\nbreak",
        "tab\there",
        " leading",
        "trailing ",
        "\u2028",
        "%41",
        "$r",
        "*/ end",
        "// end",
        "health\", 1.0); Runtime.getRuntime().halt(77); Lose.perform($r, $r.getSelf());"
            + " $r.noted(\"x"
      })
  void anEffectOnAStatOfAnyNameRunsAndAnswersItsChange(String stat) {
    RuleBook book = book(stat);
    try (Match match = book.newMatch(DuelSetup.of("hero", "hero").toJson(), Chance.seeded(1))) {
      String decision = match.pendingDecisions().get(0).id();

      match.choose(decision, "grow");

      assertThat(match.world().entity(0).stat(stat)).isEqualTo(5);
      assertThat(match.world().entity(0).stat("echo")).isEqualTo(5);
      assertThat(book.effect("hero/grow").name()).isEqualTo("Grow " + stat);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "größe", "\uD83D\uDC32", "quo\"te", "\\u0022", "line\nbreak", "\\134"})
  void aLiteralIsReadAsTheTextThatItWasWrittenOf(String text) {
    assertThat(Literals.read(Literals.text(text))).isEqualTo(text);
  }

  private static RuleBook book(String stat) {
    Value now = new Value.StatOf(Selector.Role.SELF, stat);
    Condition none = new Condition.Comparison(Condition.Relation.EQUAL, now, Value.of(0));
    Step grow = new Step.If(none, List.of(add(stat, Value.of(5))), List.of(), SourceLocation.NONE);
    Effect ability = effect("hero/grow", "Grow " + stat, Trigger.ACTIVATED, grow);
    Effect echo = effect("hero/echo", "Echo", Trigger.own(stat + " changes"), add("echo", now));
    DrlGenerator.Generated rules =
        DrlGenerator.generate("test", "test.drl", List.of(ability, echo));
    List<RuleSource> sources = new ArrayList<>(List.of(rules.source()));
    sources.addAll(Books.engine());
    JsonNode catalog =
        DuelCatalogs.of(List.of("health", stat, "echo"), 9, Map.of("hero", Map.of("health", 1.0)));
    return RuleBook.compile(
        Games.find("math-battle"),
        sources,
        new dev.runesheet.spi.SourceNotes(rules.notes()),
        catalog);
  }

  private static Effect effect(String id, String name, Trigger trigger, Step step) {
    Body.Program program = new Body.Program(List.of(step));
    return Effect.program(id, name, "hero", trigger, program, SourceLocation.NONE);
  }

  private static Step add(String stat, Value delta) {
    Map<String, Argument> arguments =
        Map.of("target", Selector.Role.SELF, "stat", new Argument.Word(stat), "delta", delta);
    return new Step.Do(VERBS.get("add-stat"), arguments, SourceLocation.NONE);
  }
}
