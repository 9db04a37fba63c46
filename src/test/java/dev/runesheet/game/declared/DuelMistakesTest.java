package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.authoring.duel.DuelTools;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.spi.Chance;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs of heroes that read what their event does not bring, or signal what is over. */
class DuelMistakesTest {

  private static final String HERO = "heroes/fighter.json";
  private static final String GAIN =
      "{'op': 'ADD_ATTR', 'target': 'SELF', 'attr': 'mana', 'delta': {'kind': 'CTX', 'key': '%s'}}";
  private static final String ABOVE =
      "{'op': 'IF_GT', 'lhs': {'kind': 'CTX', 'key': '%s'}, 'rhs': {'kind': 'CONST', 'value': 3},"
          + " 'then': [{'op': 'WIN', 'target': 'SELF'}]}";
  private static final String PASS = "{'op': 'PASS'}";

  /** The fighter with an effect. */
  private static EditedGame answering(String trigger, String op) {
    String effect =
        "{'name': 'New', 'trigger': {'type': '%s'}, 'program': [%s]}"
            .formatted(trigger.replace(" ", "', 'attr': '"), op);
    return edited("\"effects\": []", "'effects': [" + effect + "]");
  }

  /** The fighter with another first op of his first ability. */
  private static EditedGame using(String op) {
    return edited("\"program\": [", "'program': [" + op + ", ");
  }

  private static EditedGame edited(String from, String to) {
    return new EditedGame("math-battle").edit(HERO, from, to.replace('\'', '"'));
  }

  private static List<String> told(EditedGame game) {
    return game.findingsTogether().stream().map(EditedGame::told).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "ON_TURN_END, ATTR_DELTA, delta of turn ends",
    "ON_TURN_START, ATTR_NEW, new of turn starts",
    "ON_ABILITY_USED, ATTR_OLD, old of ability is used",
    "ON_ATTRIBUTE_CHANGE burn, ABILITY_ID, ability of burn changes",
  })
  void aNumberThatTheEventOfAnEffectDoesNotBringIsFound(String trigger, String key, String found) {
    assertThat(told(answering(trigger, GAIN.formatted(key))))
        .contains(
            "RS017 | data/math-battle/"
                + HERO
                + " | effects/0/program/0 | "
                + found
                + " | it is always 0 there");
    assertThat(told(answering(trigger, ABOVE.formatted(key))))
        .anyMatch(one -> one.startsWith("RS017") && one.contains(found));
  }

  @ParameterizedTest
  @CsvSource({
    "ON_ABILITY_USED, ABILITY_ID",
    "ON_ATTRIBUTE_CHANGE burn, ATTR_ID",
    "ON_ATTRIBUTE_CHANGE burn, ATTR_OLD",
    "ON_ATTRIBUTE_CHANGE burn, ATTR_NEW",
    "ON_ATTRIBUTE_CHANGE burn, ATTR_DELTA"
  })
  void aNumberThatTheEventBringsIsRead(String trigger, String key) {
    assertThat(told(answering(trigger, ABOVE.formatted(key))))
        .noneMatch(one -> one.startsWith("RS017"));
  }

  @Test
  void anAbilityKnowsItsOwnNumberOnly() {
    assertThat(told(using(ABOVE.formatted("ABILITY_ID")))).isEmpty();
    assertThat(told(using(ABOVE.formatted("ATTR_NEW"))))
        .containsExactly(
            "RS017 | data/math-battle/heroes/fighter.json | abilities/0/program/0"
                + " | new of an ability | it is always 0 there");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ON_GAME_START", "ON_TURN_END", "ON_ABILITY_USED"})
  void aPassThatComesTooLateOrBeforeTheFirstTurnIsFound(String trigger) {
    assertThat(told(answering(trigger, PASS)))
        .singleElement()
        .asString()
        .startsWith("RS131 | data/math-battle/" + HERO + " | effects/0/program/0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ON_TURN_START", "ON_ACTION_PHASE_START", "ON_ATTRIBUTE_CHANGE burn"})
  void aPassBeforeTheChoiceIsMeant(String trigger) {
    assertThat(told(answering(trigger, PASS))).isEmpty();
  }

  @Test
  void aPassOfAnAbilityIsFoundAndNotToldInPlay() {
    EditedGame late = using(PASS);
    assertThat(told(late)).anyMatch(one -> one.startsWith("RS131"));
    assertThat(story(late)).anyMatch(line -> line.contains("uses Basic Attack"));
    assertThat(story(late)).noneMatch(line -> line.contains("is skipped"));
    assertThat(story(answering("ON_TURN_END", PASS))).noneMatch(line -> line.contains("skipped"));
    assertThat(story(answering("ON_TURN_START", PASS)))
        .anyMatch(line -> line.equals("Fighter's action is skipped"));
  }

  private static final String CONST = "{'kind': 'CONST', 'value': %s}";
  private static final String MANA = "{'kind': 'ATTR', 'target': 'SELF', 'attr': 'mana'}";
  private static final String IF_EQ =
      "{'op': 'IF_EQ', 'lhs': %s, 'rhs': %s, 'then': [{'op': 'WIN', 'target': 'SELF'}]}";
  private static final String DIE = "{'kind': 'ROLL', 'sides': 6}";

  @Test
  void aWholeNumberThatIsNeverAFractionIsFound() {
    String fraction = CONST.formatted("2.5");
    String sum = "{'kind': 'ADD', 'a': " + DIE + ", 'b': " + CONST.formatted("1") + "}";
    for (String op : List.of(IF_EQ.formatted(DIE, fraction), IF_EQ.formatted(fraction, sum))) {
      assertThat(told(using(op)))
          .singleElement()
          .asString()
          .startsWith("RS092 | data/math-battle/heroes/fighter.json | abilities/0/program/0 | ")
          .endsWith("it never holds by itself");
    }
    assertThat(told(using(IF_EQ.formatted(DIE, CONST.formatted("2"))))).isEmpty();
    assertThat(told(using(IF_EQ.formatted(DIE, MANA)))).isEmpty();
  }

  @Test
  void aValueLessItselfAddsNothingUnlessChanceIsInIt() {
    String gain = "{'op': 'ADD_ATTR', 'target': 'SELF', 'attr': 'mana', 'delta': %s}";
    String less = "{'kind': 'SUB', 'a': %s, 'b': %s}";
    assertThat(told(using(gain.formatted(less.formatted(MANA, MANA)))))
        .singleElement()
        .asString()
        .startsWith("RS131")
        .endsWith("0 changes nothing");
    assertThat(told(using(gain.formatted(less.formatted(DIE, DIE))))).isEmpty();
  }

  @Test
  void boundsThatCrossAndAmountsBelowZeroAreFound() {
    String clamp = "{'op': 'CLAMP_ATTR', 'target': 'SELF', 'attr': 'mana', 'lo': %s, 'hi': %s}";
    String crossed = clamp.formatted(CONST.formatted("5"), CONST.formatted("1"));
    assertThat(told(using(crossed))).singleElement().asString().startsWith("RS010");
    assertThat(told(using(clamp.formatted(CONST.formatted("1"), CONST.formatted("5"))))).isEmpty();
    for (String op : List.of("DAMAGE", "HEAL")) {
      String below =
          "{'op': '" + op + "', 'target': 'SELF', 'amount': " + CONST.formatted("-3") + "}";
      assertThat(using(below).findingsTogether())
          .singleElement()
          .satisfies(one -> assertThat(one.severity()).isEqualTo(Severity.WARNING))
          .asString()
          .contains("RS136", "-3, the opposite of '" + op.toLowerCase(Locale.ROOT) + "'");
    }
  }

  private static List<String> story(EditedGame game) {
    RuleBook book = Packs.build("math-battle", game, new Diagnostics());
    try (Match match =
        book.newMatch(DuelSetup.of("fighter", "fire-mage").toJson(), Chance.seeded(1))) {
      Narrator narrator = new DuelTools("math-battle").narrator(match);
      for (int i = 0; i < 3; i++) {
        match.choose(
            match.pendingDecisions().get(0).id(),
            match.pendingDecisions().get(0).options().get(0).id());
      }
      return match.happenings().stream()
          .flatMap(one -> narrator.tell(one).stream())
          .map(Narrator.Told::words)
          .toList();
    }
  }
}
