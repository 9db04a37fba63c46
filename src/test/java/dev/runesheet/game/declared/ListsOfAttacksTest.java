package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioRunner;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Effects of an attack happen in the order of their lists; what changes its damage counts first.
 */
class ListsOfAttacksTest {

  /** Effects by the words of this test. */
  private static final Map<String, String> EFFECTS =
      new TreeMap<>(
          Map.ofEntries(
              effect("bonus", "damage_bonus", "amount", "30"),
              effect("little", "damage_bonus", "amount", "10"),
              effect("switch", "switch_out_defender", "", ""),
              effect("drain", "heal_damage_dealt", "", ""),
              effect("heal", "heal_self", "amount", "30"),
              effect("shuffle", "shuffle_opponent_active", "", ""),
              effect("poison", "inflict_poison", "", ""),
              effect("venom", "damage_if_status", "status", "\"poisoned\", \"bonus\": 40"),
              effect("recoil", "self_damage", "damage", "20"),
              effect("bench", "damage_opponent_bench", "damage", "40"),
              effect("chosen", "damage_chosen", "damage", "30"),
              effect("other", "self_bench_damage", "damage", "40"),
              effect("fails", "attack_fails", "", ""),
              effect("weaken", "weaken_next_turn", "reduction", "20"),
              effect("hold", "prevent_attack", "", ""),
              effect("rob", "discard_energy_opponent_random", "", ""),
              effect("copy", "copy_attack", "source", "\"opponent_all\""),
              effect("spread", "damage_random_spread", "damage", "20, \"times\": 1"),
              effect("all", "discard_energy_random_all", "", "")));

  private static final String COPYING = "<bonus, copy, heal>";
  private static final String COPIED = "<bonus, heal | little, recoil>";
  private static final String RECOILING = "recoil";

  private static RuleBook book;

  /**
   * A played attack of 50 damage by a Pokémon with 200 of 400 HP against Snorlax, with Snorlax on
   * the Bench.
   *
   * @param list the effects: {@code <a | b>} is a coin with what follows heads and tails
   * @param chance what is drawn
   * @param answers what is chosen besides the attack
   * @param then the Pokémon of both players afterwards
   */
  private record Played(
      String list, String chance, List<String> answers, String attacker, String then) {

    @Override
    public String toString() {
      return list + " with " + chance;
    }

    /** What is expected of the other player. */
    String said() {
      return then.isEmpty() ? "points: 0" : then.replace("{damage", "{card: a1-211, damage");
    }
  }

  private static Played played(
      String list, String chance, String attacker, String then, String... answers) {
    return new Played(list, chance, List.of(answers), attacker, then);
  }

  static List<Played> attacks() {
    String out = "active: [{card: a1-001, damage: 0}], bench: [{card: a1-211, damage: 80}]";
    return List.of(
        // The damage first, then what else stands in the list.
        played("<bonus, switch>", "[1]", "200", out, "Bulbasaur"),
        played("<switch, bonus>", "[1]", "200", out, "Bulbasaur"),
        played("<<bonus, switch>>", "[1, 1]", "200", out, "Bulbasaur"),
        played("<<bonus>, switch>", "[1, 1]", "200", out, "Bulbasaur"),
        played("<| bonus, switch>", "[2]", "200", out, "Bulbasaur"),
        played("<bonus>, switch", "[1]", "200", out, "Bulbasaur"),
        played("switch, <bonus>", "[1]", "200", out, "Bulbasaur"),
        played("<bonus, switch>", "[2]", "200", "active: [{card: a1-211, damage: 50}]"),
        played("<bonus, drain>", "[1]", "120", ""),
        played("<bonus, heal | little, recoil>", "[1]", "170", "active: [{damage: 80}]"),
        played("<bonus, heal | little, recoil>", "[2]", "220", "active: [{damage: 60}]"),
        played("<bonus, heal>, <bonus, heal>", "[1, 2]", "170", "active: [{damage: 80}]"),
        played("<bonus, heal>, <bonus, heal>", "[1, 1]", "140", "active: [{damage: 110}]"),
        played("<bonus, heal, <little, heal>, heal>", "[1, 2]", "140", "active: [{damage: 80}]"),
        played("<bonus, heal, <little, heal>, heal>", "[1, 1]", "110", "active: [{damage: 90}]"),
        played("<bonus, shuffle>", "[1]", "200", "active: [a1-001], hand: [a1-211]", "Bulbasaur"),
        played("<poison, little>, venom", "[1]", "200", "active: [{damage: 70, poisoned: 1}]"),
        played("<poison>, venom", "[1]", "200", "active: [{damage: 60, poisoned: 1}]"),
        played("<bonus | fails>, heal", "[2]", "200", "active: [{damage: 0}]"),
        played("recoil, <bonus, drain>", "[1]", "140", ""),
        // What it healed by is what it did to the opponent's Active Pokémon.
        played("drain", "[]", "150", ""),
        played("bench, drain", "[]", "150", ""),
        played("chosen, drain", "[]", "120", "", "Snorlax"),
        played("chosen, drain", "[]", "150", "", "Bulbasaur"),
        played("other, chosen, drain", "[]", "150", "", "Squirtle", "Bulbasaur"),
        played("spread, drain", "[2]", "150", ""),
        played("spread, drain", "[1]", "130", ""),
        // Where there is no Active Pokémon, nothing happens to it.
        played("shuffle, poison", "[]", "200", "active: [a1-001], hand: [a1-211]", "Bulbasaur"),
        played(
            "shuffle, weaken, hold, rob, switch, shuffle, all",
            "[]",
            "200",
            "hand: [a1-211]",
            "Bulbasaur"),
        played("shuffle, copy", "[]", "200", "hand: [a1-211]", "Bulbasaur"),
        played("shuffle, drain", "[]", "150", "hand: [a1-211]", "Bulbasaur"));
  }

  private static Map.Entry<String, String> effect(
      String word, String type, String parameter, String value) {
    String params = parameter.isEmpty() ? "" : "\"" + parameter + "\": " + value;
    return Map.entry(word, "{\"effect_id\": \"" + type + "\", \"params\": {" + params + "}}");
  }

  @BeforeAll
  static void build() {
    StringBuilder cards = new StringBuilder("\"cards\": {");
    Stream.concat(attacks().stream().map(Played::list), Stream.of(COPYING, COPIED, RECOILING))
        .distinct()
        .forEach(list -> cards.append(card(list)));
    Diagnostics findings = new Diagnostics();
    EditedGame edited =
        new EditedGame("tcg-pocket").edit("cards/made-up.json", "\"cards\": {", cards.toString());
    book = Packs.build("tcg-pocket", edited, findings);
    assertThat(findings.all()).isEmpty();
  }

  private static String id(String list) {
    return "card-" + Integer.toHexString(list.hashCode());
  }

  private static String card(String list) {
    String effects =
        Pattern.compile("[a-z]+")
            .matcher(list)
            .replaceAll(word -> EFFECTS.get(word.group()).replace("<", ""))
            .replace("<", "{\"effect_id\": \"coin_flip\", \"params\": {\"heads\": [")
            .replace("|", "], \"tails\": [")
            .replace(">", "]}}");
    return "\"%s\": {\"name\": \"One\", \"kind\": \"pokemon\", \"type\": \"colorless\", \"hp\": 400,"
            .formatted(id(list))
        + " \"attacks\": [{\"name\": \"Hit\", \"cost\": \"\", \"damage\": 50, \"effects\": ["
        + effects
        + "]}]},\n";
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void effectsHappenInTheOrderOfTheirLists(Played played) {
    String id = id(played.list());
    assertThat(
            lines(
                "chance: " + played.chance(),
                "player 1: {active: [{card: %s, damage: 200}], bench: [a1-053]}".formatted(id),
                "player 2: {active: [a1-211], bench: [a1-001]}",
                played.answers(),
                "player 1: {active: [{card: %s, damage: %s}]}".formatted(id, played.attacker()),
                "player 2: {%s}".formatted(played.said())))
        .isEmpty();
  }

  @Test
  void aCopiedAttackNotesItsOwnLists() {
    String id = id(COPYING);
    assertThat(
            lines(
                "chance: [1, 2]",
                "player 1: {active: [{card: %s, damage: 200}]}".formatted(id),
                "player 2: {active: [%s]}".formatted(id(COPIED)),
                List.of("\"One: Hit\""),
                "player 1: {active: [{card: %s, damage: 190}]}".formatted(id),
                "player 2: {active: [{card: %s, damage: 140}]}".formatted(id(COPIED))))
        .isEmpty();
  }

  @Test
  void anAbilityOfWhoIsKnockedOutAfterTheAttackerHarmsNobody() {
    String id = id(RECOILING);
    assertThat(
            lines(
                "chance: []",
                "player 1: {active: [{card: %s, damage: 390}], bench: [a1-053]}".formatted(id),
                "player 2: {active: [{card: made-up-martyr, damage: 10}], bench: [a1-001]}",
                List.of("Squirtle", "Bulbasaur"),
                "player 1: {active: [{card: a1-053, damage: 0}], points: 1}",
                "player 2: {active: [{card: a1-001, damage: 0}], points: 1}"))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "copy, <bonus, heal>; effects/1/effect_id; before the effect that uses another attack",
        "<bonus, heal, <little, heal>>, <bonus, heal | bonus, heal>, <bonus, heal>;"
            + " effects/2/effect_id; at most 4 lists"
      })
  void listsThatCannotBeNotedAreFound(String list, String place, String expected) {
    List<Diagnostic> found =
        new EditedGame("tcg-pocket")
            .edit("cards/made-up.json", "\"cards\": {", "\"cards\": {" + card(list))
            .findings();
    assertThat(found)
        .singleElement()
        .asString()
        .contains("error RS211", "/attacks/0/" + place, "'coin_flip'", expected);
  }

  private static List<String> lines(
      String chance,
      String first,
      String second,
      List<String> answers,
      String firstThen,
      String secondThen) {
    String text =
        """
        game: tcg-pocket
        scenarios:
          - name: a
            given: {turn: 5, phase: main, %s, players: {%s, %s}}
            when: [choose: "One: Hit"%s]
            then: {players: {%s, %s}}
        """
            .formatted(
                chance,
                first,
                second,
                String.join("", answers.stream().map(one -> ", choose: " + one).toList()),
                firstThen,
                secondThen);
    Scenario one =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    return new ScenarioRunner(ScenarioKits.find("tcg-pocket").orElseThrow(), book).run(one).lines();
  }
}
