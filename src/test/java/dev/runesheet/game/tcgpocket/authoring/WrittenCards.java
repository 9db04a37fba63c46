package dev.runesheet.game.tcgpocket.authoring;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.game.tcgpocket.authoring.card.CardSource;
import dev.runesheet.game.tcgpocket.authoring.card.PocketWords;
import dev.runesheet.language.active.CardWords;
import dev.runesheet.language.active.EffectLowering;
import dev.runesheet.language.active.EffectType;
import dev.runesheet.language.active.EffectTypes;
import dev.runesheet.language.active.LoweredEffects;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Cards that a test writes, with effect types of its own. */
final class WrittenCards {

  private static final String TYPES =
      """
      scopes: {self: self, all_pokemon: all pokemon}
      suppressed: {all_pokemon: all}
      roles: {attacker: self, defender: target}
      attack:
        - {do: deal, target: defender, amount: $total + bonus of self}
      within:
        - {do: add-stat, target: self, stat: bonus, delta: $more}
      effect types:
        heal_self:
          says: Heals.
          in: [attack]
          params: {amount: {doc: How much., type: number, min: 10, max: 200}}
          then:
            - {do: heal, target: self, amount: $amount}
        heal_in:
          says: Heals in a weather.
          in: [attack]
          params: {weather: {doc: Which., type: choice, words: {sun/rain: 20}, if: {sun/rain: turn number = 1}}}
          then:
            - {do: heal, target: self, amount: $weather}
        damage_bonus:
          says: Adds damage.
          in: [attack]
          params: {amount: {doc: How much., type: number}}
          before:
            - {do: add-stat, target: self, stat: bonus, delta: $amount}
          damage: $total
        damage_per_bench:
          says: Adds damage for each.
          in: [attack]
          params:
            amount: {doc: How much., type: number}
            names: {doc: Which., type: card names, as: 'name of target is "$value"', left out: hp of target > 0}
          damage: $total + $amount * count of own bench [$names]
        damage_per_heads:
          says: Damage for each heads.
          in: [attack]
          params: {amount: {doc: How much., type: number}}
          damage: $amount * heads of 2
        damage_times:
          says: Multiplies damage.
          in: [attack]
          params: {times: {doc: By what., type: number}}
          damage: $total * $times
        damage_at_least:
          says: At least so much.
          in: [attack]
          params: {amount: {doc: How much., type: number}}
          damage: max($total, $amount)
        damage_twice:
          says: The same again.
          in: [attack]
          damage: $total + $total
        damage_by_heads:
          says: More damage for each heads.
          in: [attack]
          damage: $total + 10 * heads of 2
        at_turn_end:
          says: At the end of a turn.
          in: [ability]
          params: {effects: {doc: What happens then., type: effects}}
          stays: {trigger: on_turn_end}
          effects:
            - {when: turn ends, then: $effects}
        coin_flip:
          says: Flips a coin.
          in: [attack, trainer]
          params:
            heads: {doc: If it is heads., type: effects, default: []}
            tails: {doc: If not., type: effects, default: []}
          then:
            - if: heads of 1 = 1
              then: $heads
              else: $tails
        damage_reduction:
          says: Less damage.
          in: [ability]
          params: {amount: {doc: How much., type: number, min: 1}}
          stays: {trigger: on_damage_calc}
          effects:
            - {changes: damage taken, by: -$amount, of: $scope, trigger: $trigger, stacking: $stacking_mode, key: $stacking_key}
        custom_modifier:
          says: A number changes.
          in: [ability]
          params:
            target: {doc: Which., type: modified number, words: {damage.taken: damage taken}}
            condition: {doc: When., type: modifier condition, left out: turn number > 0}
          stays: {}
          effects:
            - {changes: $target, if: $condition}
        answers:
          says: Answers.
          in: [ability]
          stays: {}
          effects:
            - {when: $trigger, trigger: $trigger, then: []}
        suppress_abilities:
          says: Takes abilities out of force.
          in: [ability]
          stays: {scope: all_pokemon}
          effects:
            - {suppresses: $suppressed}
      """;

  private WrittenCards() {}

  static EffectTypes types() {
    Diagnostics findings = new Diagnostics();
    EffectType.File file =
        EffectTypes.read(ShippedWords.CARDS, ShippedWords.LISTS, "types.yaml", TYPES, findings)
            .orElseThrow();
    if (!findings.all().isEmpty()) {
      throw new AssertionError(findings.all().toString());
    }
    return new EffectTypes(ShippedWords.CARDS, file, List.of());
  }

  /** A basic Pokémon with other fields. */
  static String pokemon(String fields) {
    return "{\"kind\": \"pokemon\", \"name\": \"One\", \"type\": \"fire\", \"hp\": 60"
        + fields
        + "}";
  }

  /** All findings about cards, as text. */
  static List<String> findings(String cards) {
    Diagnostics findings = new Diagnostics();
    read(cards, findings);
    return findings.all().stream().map(Object::toString).toList();
  }

  /** All findings about a basic Pokémon with other fields, as text. */
  static List<String> found(String fields) {
    return findings("{\"cards\": {\"one\": " + pokemon(fields) + "}}");
  }

  /** What the effects of the only attack of a card become. */
  static LoweredEffects attack(String effects) {
    Diagnostics findings = new Diagnostics();
    String attack =
        ", \"attacks\": [{\"name\": \"Hit\", \"cost\": \"RC\", \"damage\": 30, \"effects\": "
            + effects
            + "}]";
    Map<String, LoweredEffects> read =
        read("{\"cards\": {\"one\": " + pokemon(attack) + "}}", findings);
    if (!findings.all().isEmpty()) {
      throw new AssertionError(findings.all().toString());
    }
    return read.get("Hit");
  }

  private static Map<String, LoweredEffects> read(String cards, Diagnostics findings) {
    Map<String, LoweredEffects> lowered = new LinkedHashMap<>();
    JsonDocument document = JsonDocument.parse("cards.json", cards, findings).orElseThrow();
    EffectTypes types =
        new EffectTypes(
            ShippedWords.CARDS, types().file(), EffectTypes.cardNames(List.of(document)));
    EffectLowering lowering = new EffectLowering(types);
    Map<String, CardSource> all =
        CardSource.File.read(types, document.root()).map(CardSource.File::cards).orElse(Map.of());
    for (CardSource card : all.values()) {
      if (card instanceof CardSource.Pokemon pokemon) {
        for (CardSource.Ability one : pokemon.abilities()) {
          lowering.lower(List.of(one.effect()), CardWords.ABILITY, one.name(), Map.of());
        }
        for (CardSource.Attack one : pokemon.attacks()) {
          Map<String, Integer> cost = types.words().costs().numbers(one.cost());
          lowered.put(
              one.name(), lowering.lower(one.effects(), CardWords.ATTACK, one.name(), cost));
        }
      } else if (card instanceof CardSource.Item item) {
        lowering.lower(item.effects(), PocketWords.TRAINER, item.name(), Map.of());
      }
    }
    new ActiveCheck(types, findings).check(all);
    return lowered;
  }
}
