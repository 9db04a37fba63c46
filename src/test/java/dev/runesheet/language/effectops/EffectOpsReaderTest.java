package dev.runesheet.language.effectops;

import static dev.runesheet.language.effectops.TestVerbs.MATH_BATTLE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Condition.Relation;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.Value.Operator;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.VerbCatalog;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EffectOpsReaderTest {

  private static final String FIVE = "{\"kind\": \"CONST\", \"value\": 5}";
  private static final String ROLL = "{\"kind\": \"ROLL\", \"sides\": 6}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'target': 'SELF', 'op': 'WIN'                               | win        | target",
        "'op': 'LOSE', 'target': 'SELF'                              | lose       | target",
        "'op': 'PASS'                                                | pass       |",
        "'op': 'SET_ATTR', 'target': 'SELF', 'attr': 'mana', 'value': 5"
            + " | set-stat | target stat value",
        "'op': 'ADD_ATTR', 'target': 'SELF', 'attr': 'mana', 'delta': 5"
            + " | add-stat | target stat delta",
        "'op': 'CLAMP_ATTR', 'target': 'SELF', 'attr': 'mana', 'lo': 5, 'hi': 5"
            + " | clamp-stat | target stat lo hi",
        "'op': 'DAMAGE', 'target': 'SELF', 'amount': 5               | damage     | target amount",
        "'op': 'HEAL', 'target': 'SELF', 'amount': 5                 | heal       | target amount",
      },
      quoteCharacter = '`')
  void everyVerbIsReadWithItsParametersInOrder(String fields, String verb, String parameters) {
    String op = "{" + fields.replace('\'', '"').replace(": 5", ": " + FIVE) + "}";
    Step.Do act = (Step.Do) only(op);
    assertThat(act.verb()).isEqualTo(MATH_BATTLE.get(verb));
    assertThat(String.join(" ", act.arguments().keySet()))
        .isEqualTo(parameters == null ? "" : parameters);
    for (Map.Entry<String, Argument> given : act.arguments().entrySet()) {
      assertThat(given.getValue())
          .isEqualTo(
              switch (given.getKey()) {
                case "target" -> Role.SELF;
                case "stat" -> new Argument.Word("mana");
                default -> Value.of(5);
              });
    }
    assertThat(act.source()).isEqualTo(SourceLocation.pointer("h.json", "/abilities/0/program/0"));
  }

  @ParameterizedTest
  @CsvSource({"IF_GT, ABOVE", "IF_LT, BELOW", "IF_EQ, EQUAL"})
  void everyBranchIsRead(String op, Relation relation) {
    String branch =
        "{\"op\": \"%s\", \"lhs\": %s, \"rhs\": %s, \"then\": [{\"op\": \"END\"}]}"
            .formatted(op, FIVE, ROLL);
    Step.If step = (Step.If) only(branch);
    assertThat(step.condition())
        .isEqualTo(new Condition.Comparison(relation, Value.of(5), new Value.Roll(6)));
    String then = "/abilities/0/program/0/then/0";
    assertThat(step.then()).containsExactly(new Step.Stop(SourceLocation.pointer("h.json", then)));
    assertThat(step.otherwise()).isEmpty();
  }

  @Test
  void theElseBranchIsRead() {
    String branch =
        ("{\"op\": \"IF_GT\", \"lhs\": %s, \"rhs\": %s, \"then\": [],"
                + " \"else\": [{\"op\": \"PASS\"}]}")
            .formatted(FIVE, FIVE);
    Step.If step = (Step.If) only(branch);
    assertThat(step.then()).isEmpty();
    assertThat(step.otherwise()).hasSize(1);
    assertThat(step.otherwise().get(0).source().place().toString())
        .isEqualTo("#/abilities/0/program/0/else/0");
  }

  @Test
  void endStopsTheProgram() {
    assertThat(only("{\"op\": \"END\"}")).isInstanceOf(Step.Stop.class);
  }

  @Test
  void plainValuesAreRead() {
    assertThat(value(FIVE)).isEqualTo(Value.of(5));
    assertThat(value("{\"kind\": \"CONST\", \"value\": -0.0}")).isEqualTo(Value.of(0));
    assertThat(value(ROLL)).isEqualTo(new Value.Roll(6));
    assertThat(value("{\"kind\": \"ATTR\", \"target\": \"OPPONENT\", \"attr\": \"burn\"}"))
        .isEqualTo(new Value.StatOf(Role.OPPONENT, "burn"));
    assertThat(value("{\"kind\": \"ABS\", \"a\": " + FIVE + "}"))
        .isEqualTo(new Value.Absolute(Value.of(5)));
  }

  @ParameterizedTest
  @CsvSource({
    "ABILITY_ID, ability",
    "ATTR_ID, stat",
    "ATTR_OLD, old",
    "ATTR_NEW, new",
    "ATTR_DELTA, delta"
  })
  void everyContextKeyIsRead(String key, String payload) {
    assertThat(value("{\"kind\": \"CTX\", \"key\": \"" + key + "\"}"))
        .isEqualTo(new Value.Payload(payload));
  }

  @ParameterizedTest
  @CsvSource({"ADD, ADD", "SUB, SUBTRACT", "MUL, MULTIPLY", "MIN, MINIMUM", "MAX, MAXIMUM"})
  void everyOperatorIsReadWithItsSidesInOrder(String kind, Operator operator) {
    assertThat(value("{\"kind\": \"%s\", \"a\": %s, \"b\": %s}".formatted(kind, FIVE, ROLL)))
        .isEqualTo(new Value.Arithmetic(operator, Value.of(5), new Value.Roll(6)));
  }

  @ParameterizedTest
  @CsvSource({
    "ON_GAME_START, game starts", "ON_TURN_START, turn starts",
    "ON_ACTION_PHASE_START, action phase starts", "ON_ABILITY_USED, ability is used",
    "ON_TURN_END, turn ends"
  })
  void everyTriggerIsRead(String type, String event) {
    assertThat(trigger("{\"type\": \"" + type + "\"}")).isEqualTo(Trigger.own(event));
  }

  @Test
  void anAttributeChangeIsNamedAfterItsAttribute() {
    assertThat(trigger("{\"type\": \"ON_ATTRIBUTE_CHANGE\", \"attr\": \"burn\"}"))
        .isEqualTo(Trigger.own("burn changes"));
  }

  @Test
  void namesGiveIdsAndWhatHasNoNameIsCalledAfterItsPlace() {
    String text =
        """
        {"abilities": [{"name": "Ice Bolt", "tags": ["x", "y"], "program": []}, {"program": []},
          {"name": "ice bolt", "program": []}],
         "effects": [{"trigger": {"type": "ON_TURN_END"}, "program": []}]}
        """;
    Diagnostics diagnostics = new Diagnostics();
    HeroSource hero =
        new EffectOpsReader(MATH_BATTLE, diagnostics)
            .readHero("heroes/Snow Queen.json", text, Texts.ATTRIBUTES, "h1-")
            .orElseThrow();
    assertThat(diagnostics.all()).extracting(Diagnostic::code).containsExactly(Code.NAME_SHARED);
    assertThat(hero.id()).isEqualTo("h1-snow-queen");
    assertThat(hero.name()).isEqualTo("Snow Queen");
    assertThat(hero.abilities())
        .extracting(AbilitySource::id)
        .containsExactly(
            "h1-snow-queen/ice-bolt", "h1-snow-queen/ability-1", "h1-snow-queen/ice-bolt-2");
    assertThat(hero.abilities().get(0).tags()).containsExactly("x", "y");
    assertThat(hero.abilities())
        .allMatch(ability -> ability.effect().trigger().equals(Trigger.ACTIVATED))
        .allMatch(ability -> ability.effect().owner().equals("h1-snow-queen"));
    assertThat(hero.effects().get(0).id()).isEqualTo("h1-snow-queen/effect-0");
  }

  @Test
  void aModeHasDefaults() {
    Diagnostics diagnostics = new Diagnostics();
    ModeSource mode =
        new EffectOpsReader(MATH_BATTLE, diagnostics)
            .readMode("quick.json", "{\"attributes\": [\"b\", \"a\"]}")
            .orElseThrow();
    assertThat(diagnostics.all()).isEmpty();
    assertThat(mode)
        .isEqualTo(new ModeSource("quick", List.of("b", "a"), List.of(), 200, Overflow.FAIL));
  }

  @Test
  void effectsOfAModeBelongToTheOwnerTheCallerNames() {
    Diagnostics diagnostics = new Diagnostics();
    EffectOpsReader reader = new EffectOpsReader(MATH_BATTLE, diagnostics);
    ModeSource mode = reader.readMode("m.json", Texts.file("default_mode.json")).orElseThrow();
    assertThat(diagnostics.all()).isEmpty();
    assertThat(mode.effects().get(0).id()).isEqualTo("mode/death");
    assertThat(mode.effects().get(0).owner()).isEqualTo("mode");
    assertThat(mode.effects().get(0).sentence()).startsWith("When its health changes: ");
  }

  @Test
  void anyOtherVerbOfTheCatalogIsAnOpOfItsName() {
    VerbCatalog catalog = TestVerbs.EXTENDED;
    List<Step> steps =
        Texts.steps(
            catalog,
            """
            {"op": "SWAP_STATS", "who": "OPPONENT", "first": "mana", "second": "burn"},
            {"op": "DRAW_CARDS", "count": 3, "pile": "left", "luck": {"kind": "ROLL", "sides": 2}}
            """);
    assertThat(((Step.Do) steps.get(0)).arguments())
        .containsEntry("first", new Argument.Word("mana"))
        .containsEntry("who", Role.OPPONENT);
    assertThat(((Step.Do) steps.get(1)).arguments())
        .containsEntry("count", Value.of(3))
        .containsEntry("pile", new Argument.Word("left"))
        .containsEntry("luck", new Value.Roll(2));
  }

  @Test
  void argumentsOfOtherVerbsAreChecked() {
    Diagnostics diagnostics = new Diagnostics();
    String ops =
        """
        {"op": "SWAP_STATS", "who": "SELF", "first": "mana", "second": "burm"},
        {"op": "DRAW_CARDS", "count": 6, "pile": "lefd", "luck": {"kind": "CONST", "value": 11}}
        """;
    new EffectOpsReader(TestVerbs.EXTENDED, diagnostics)
        .readHero("h.json", Texts.hero(ops), Texts.ATTRIBUTES, "");
    assertThat(diagnostics.all())
        .extracting(Diagnostic::code)
        .containsExactly(
            Code.UNKNOWN_STAT, Code.OUT_OF_RANGE, Code.UNKNOWN_WORD, Code.OUT_OF_RANGE);
    assertThat(diagnostics.all().get(2).message()).contains("'lefd'", "did you mean 'left'?");
  }

  @Test
  void aVerbHasOneOpOnly() {
    assertThat(new OpForms(MATH_BATTLE).words())
        .containsExactly(
            "END",
            "PASS",
            "WIN",
            "LOSE",
            "SET_ATTR",
            "ADD_ATTR",
            "CLAMP_ATTR",
            "DAMAGE",
            "HEAL",
            "IF_GT",
            "IF_LT",
            "IF_EQ");
    assertThat(Texts.findings(Texts.hero("{\"op\": \"SET_STAT\"}")))
        .extracting(Diagnostic::code)
        .containsExactly(Code.UNKNOWN_VERB);
  }

  private static Step only(String op) {
    List<Step> steps = Texts.steps(MATH_BATTLE, op);
    assertThat(steps).hasSize(1);
    return steps.get(0);
  }

  private static Value value(String spec) {
    String op =
        "{\"op\": \"ADD_ATTR\", \"target\": \"SELF\", \"attr\": \"mana\", \"delta\": " + spec + "}";
    return (Value) ((Step.Do) only(op)).arguments().get("delta");
  }

  private static Trigger trigger(String text) {
    Diagnostics diagnostics = new Diagnostics();
    HeroSource hero =
        new EffectOpsReader(MATH_BATTLE, diagnostics)
            .readHero("h.json", Texts.triggered(text), Texts.ATTRIBUTES, "")
            .orElseThrow();
    assertThat(diagnostics.all()).isEmpty();
    return hero.effects().get(0).trigger();
  }
}
