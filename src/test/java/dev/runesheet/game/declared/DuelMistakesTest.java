package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.authoring.duel.DuelTools;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.spi.Chance;
import java.util.List;
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
