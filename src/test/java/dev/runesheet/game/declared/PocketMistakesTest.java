package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What authors of TCG Pocket write wrong is one finding, at its place. */
@Tag("thorough")
class PocketMistakesTest {

  private static final String APEX = "cards/genetic-apex.json";
  private static final String MADE_UP = "cards/made-up.json";
  private static final String DECKS = "decks.yaml";
  private static final String TYPES = "effect-types.yaml";

  @Test
  void evolutionsInACircleAreToldOnce() {
    String bulbasaur = "\"name\": \"Bulbasaur\",";
    List<Diagnostic> found =
        new EditedGame("tcg-pocket")
            .edit(
                APEX,
                bulbasaur,
                bulbasaur + " \"stage\": \"stage_1\", \"evolves_from\": \"Ivysaur\",")
            .findings();

    assertThat(found)
        .filteredOn(one -> one.code() == Code.EVOLUTION || one.toString().contains(" error "))
        .singleElement()
        .asString()
        .contains("RS213", "a1-001/evolves_from", "Bulbasaur from Ivysaur from Bulbasaur");
  }

  @Test
  void aSecondCardThatBoostsAllDamageIsNoTwinOfTheFirst() {
    String boost =
        "\"second\": {\"name\": \"Second\", \"kind\": \"supporter\", \"effects\":"
            + " [{\"effect_id\": \"damage_boost\", \"params\": {\"amount\": 30}}]},";
    assertThat(
            new EditedGame("tcg-pocket")
                .edit(MADE_UP, "\"made-up-mutebasic\":", boost + " \"made-up-mutebasic\":")
                .findings())
        .isEmpty();
  }

  @Test
  void aCardThatCannotBeReadIsOneFindingAndStillOneToEvolveFrom() {
    assertThat(new EditedGame("tcg-pocket").edit(APEX, "\"hp\": 70", "\"hp\": \"70\"").findings())
        .singleElement()
        .asString()
        .contains("a1-001/hp", "RS005");
  }

  @Test
  void aCardWithoutLettersInItsNameIsFoundAtTheName() {
    assertThat(
            new EditedGame("tcg-pocket")
                .edit(MADE_UP, "\"name\": \"Mutebasic\"", "\"name\": \" \"")
                .findings())
        .singleElement()
        .asString()
        .contains("#/cards/made-up-mutebasic/name", "a name");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "name": "Vine Whip" | "name": "" | a1-001/attacks/0/name: error RS009 | a name
          "name": "Vine Whip" | "name": "  " | a1-001/attacks/0/name: error RS009 | a name
          "name": "Vine Whip" | "name": " Vine Whip" | a1-001/attacks/0/name: error RS024 | without blanks around it
          "name": "Powder Heal" | "name": "" | a1-007/abilities/0/name: error RS009 | a name
          "name": "Fragrance Trap" | "name": " " | abilities/0/name: error RS009 | a name
          """)
  void anAttackOrAbilityWithoutAReadableNameIsFoundAtTheName(
      String from, String to, String place, String words) {
    assertThat(new EditedGame("tcg-pocket").edit(APEX, from, to).findings())
        .singleElement()
        .asString()
        .contains(place, words);
  }

  @Test
  void aCardWithoutLettersInItsNameIsNotToldToBeMissingWhereAnotherEvolvesFromIt() {
    assertThat(
            new EditedGame("tcg-pocket")
                .edit(APEX, "\"name\": \"Bulbasaur\"", "\"name\": \" \"")
                .findings())
        .singleElement()
        .asString()
        .contains("#/cards/a1-001/name", "RS009");
  }

  @Test
  void anEffectThatRepeatsItsLinesNeverIsFoundInItsTypeAndNotAtItsCards() {
    assertThat(new EditedGame("tcg-pocket").edit(TYPES, "repeat: $times", "repeat: 0").findings())
        .filteredOn(one -> one.code() != Code.UNUSED)
        .singleElement()
        .asString()
        .contains(
            ":190:17 #/effect types/damage_random_spread/before/0/repeat", "RS010", "found 0");
  }

  @Test
  void twoAttacksOfACardThatAreCalledTheSameAreFoundAtTheSecond() {
    assertThat(
            new EditedGame("tcg-pocket")
                .edit(APEX, "\"name\": \"Giant Bloom\"", "\"name\": \"Razor leaf\"")
                .findings())
        .filteredOn(one -> one.code() == Code.DUPLICATE)
        .singleElement()
        .asString()
        .contains("a1-004/attacks/1/name", "RS008", "found 'Razor leaf'");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "effect_id": "heal_chosen", "params": | "effect_id": "heal_chosn", "params": | effect_id | RS210
          "effect_id": "heal_chosen", "params": | "effect": "heal_chosen", "params": | effect | RS007
          "amount": 50, "energy_type": "grass" | "amount": 50, "energy_type": "gras" | params/energy_type | RS018
          "amount": 50, "energy_type": "grass" | "amount": "x", "energy_type": "grass" | params/amount | RS005
          "amount": 50, "energy_type": "grass" | "amount": 50, "energytype": "grass" | params/energytype | RS007
          """)
  void aTrainerWithAWrongEffectIsNotToldToDoNothing(
      String from, String to, String place, String code) {
    assertThat(new EditedGame("tcg-pocket").edit(APEX, from, to).findings())
        .filteredOn(one -> one.location().file().endsWith(APEX))
        .singleElement()
        .asString()
        .contains("a1-219/effects/0/" + place + ": error " + code);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          , "effects": [] | a1-219/effects: error RS131
          `` | a1-219: error RS131
          """)
  void aTrainerWithoutEffectsIsOneError(String field, String told) {
    String effects =
        ",\n      \"effects\": [{\"effect_id\": \"heal_chosen\","
            + " \"params\": {\"amount\": 50, \"energy_type\": \"grass\"}}]";
    assertThat(new EditedGame("tcg-pocket").edit(APEX, effects, field).findings())
        .filteredOn(one -> one.location().file().endsWith(APEX))
        .singleElement()
        .asString()
        .contains(told, "a supporter without effects");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "heal_self" | "heal_sefl" | a1-003/attacks/0/effects/0/effect_id | RS210 | heal_self
          "evolves_from": "Ivysaur" | "evolves_from": "Ivisaur" | a1-003/evolves_from | RS022 | Ivysaur
          "effect_id": "prevent_attack" | "effect_id": "prevent_attack", "duration": -1 | duration | RS010 | 0 to 99
          {"energy_type": "grass", "target": "bench"} | {"energy_type": "dragon", "target": "bench"} | a1-030/attacks/0/effects/0/params/energy_type | RS018 | grass
          {"energy_type": "fire", "count": 1} | {"energy_type": "colorless", "count": 1} | params/energy_type | RS018 | grass
          """)
  void cards(String from, String to, String place, String code, String words) {
    found(new EditedGame("tcg-pocket").edit(APEX, from, to), place, code, words);
  }

  @ParameterizedTest
  @CsvSource({
    "attack, custom_modifier_for_turns, player, a player",
    "attack, custom_modifier_for_turns, global, a player",
    "attack, custom_modifier_for_turns, self, a player",
    "item, custom_modifier_for_turns, player, a player",
    "item, custom_modifier_for_turns, self, a player",
    "ability, custom_modifier, player, a player",
    "ability, custom_modifier, global, a player",
    "stadium, custom_modifier, self, a stadium",
    "ability, damage_reduction, player, a player"
  })
  void aScopeInWhichNobodyHasTheNumberIsFoundThere(
      String home, String type, String scope, String who) {
    String params =
        type.equals("damage_reduction")
            ? "\"amount\": 10"
            : "\"target\": \"damage.taken\", \"operation\": \"add\", \"value\": 10";
    String effect =
        "\"effect_id\": \"%s\", \"scope\": \"%s\", \"params\": {%s}".formatted(type, scope, params);
    String pokemon = "\"kind\": \"pokemon\", \"type\": \"fire\", \"hp\": 60, ";
    String card =
        switch (home) {
          case "attack" ->
              pokemon
                  + "\"attacks\": [{\"name\": \"At\", \"cost\": \"\", \"effects\": [{"
                  + effect
                  + "}]}]";
          case "ability" -> pokemon + "\"abilities\": [{\"name\": \"Ab\", " + effect + "}]";
          default -> "\"kind\": \"" + home + "\", \"effects\": [{" + effect + "}]";
        };
    assertThat(
            new EditedGame("tcg-pocket")
                .edit(
                    MADE_UP,
                    "\"cards\": {",
                    "\"cards\": {\"odd\": {\"name\": \"Odd\", " + card + "},")
                .findings())
        .singleElement()
        .asString()
        .contains(
            "#/cards/odd/",
            "/scope: error RS014",
            "scope '" + scope + "', which is " + who + " without 'damage taken'",
            "expected one of",
            "team_active");
  }

  @Test
  void aScopeThatAStadiumLeavesOutIsToldWhereItBelongs() {
    String scope = "\"params\": {\"amount\": 10}, \"scope\": \"all_pokemon\"}]";
    assertThat(
            new EditedGame("tcg-pocket")
                .edit(MADE_UP, scope, "\"params\": {\"amount\": 10}}]")
                .findings())
        .singleElement()
        .asString()
        .contains(
            "#/cards/made-up-bulwark/effects/0/scope: error RS014",
            "scope 'self', which is a stadium without 'damage taken'",
            "all_pokemon");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "scope": "team_active" | "scope": "team_activ" | abilities/0/scope | RS014 | team_active
          "target": "damage.taken" | "target": "damage.takn" | params/target | RS015 | damage.taken
          attacker.type == fire | attacker.colour = red | params/condition | RS212 | character 10
          "effect_id": "suppress_abilities" | "effect_id": "suppress_abilities", "scope": "self" | scope | RS215 | all_pokemon
          """)
  void effectsThatStay(String from, String to, String place, String code, String words) {
    found(new EditedGame("tcg-pocket").edit(MADE_UP, from, to), place, code, words);
  }

  /** Many cards have effects of these types. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {do: lower, target: self, stat: damage, amount: $amount} | {do: lowr, target: self, stat: damage, amount: $amount} | effect-types.yaml:354:14 #/effect types/heal_self/then/0 | RS012 | lower
          {do: lower, target: self, stat: damage, amount: $amount} | {do: lower, target: self, stat: damag, amount: $amount} | effect-types.yaml:354:41 #/effect types/heal_self/then/0 | RS015 | damage
          {do: lower, target: self, stat: damage, amount: $amount} | {do: lower, target: self, amount: $amount} | effect-types.yaml:354:9 #/effect types/heal_self/then/0 | RS006 | stat
          """)
  void aMistakeInATemplateIsFoundOnceWhereItIsWritten(
      String from, String to, String place, String code, String words) {
    found(new EditedGame("tcg-pocket").edit(TYPES, from, to), place, code, words);
  }

  /** Cards only tell what does not follow from the mistake in their type. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          says: this Pokémon heals $amount damage | says: this Pokémon heals $amout damage | :349:11 #/effect types/heal_self/says | RS216 | 'amount'
          {do: add-stat, target: self, stat: bonus, delta: $more} | {do: add-stats, target: self, stat: bonus, delta: $more} | :35:10 #/within/0/do | RS012 | 'add-stat'
          {do: add-stat, target: self, stat: bonus, delta: $more} | {do: add-stat, target: self, stat: bonuss, delta: $more} | :35:40 #/within/0/stat | RS015 | 'bonus'
          amount: $total + bonus of self | amount: $total + bonuss of self | :32:42 #/attack/2/amount | RS015 | 'bonus'
          team_bench: own benched pokemon | team_bench: own benchd pokemon | :7:15 #/scopes/team_bench | RS014 | 'own benched pokemon'
          opponent_all: enemy pokemon | opponent_all: enemy pokemons | :11:17 #/scopes/opponent_all | RS014 | 'enemy pokemon'
          roles: {attacker: self, defender: target} | roles: {attacker: self, defender: targt} | :26:35 #/roles/defender | RS014 | 'target'
          notes: [first list, second list | notes: [first list, secnd list | :37:21 #/notes/1 | RS015 | 'second list'
          - if: $energy_type energy of self >= | - iff: $energy_type energy of self >= | :108:14 #/effect types/damage_if_extra_energy/before/0/iff | RS007 | 'if'
          delta: $amount} | delta: $amout} | :48:58 #/effect types/damage_bonus/before/0/delta | RS216 | 'amount'
          damage: $amount * heads of $coins | damage: $amount * heads of $coin | :61:13 #/effect types/damage_per_heads/damage | RS216 | 'coins'
          damage: $amount * heads of $coins | damage: $amount * heads off $coins | :61:13 #/effect types/damage_per_heads/damage | RS200 | 'of'
          {doc: How much more., type: number, min: 10, max: 400} | {doc: How much more., type: number, min: 400, max: 10} | :46:56 #/effect types/damage_bonus/params/amount/min | RS010 | at most 10
          {doc: How much more., type: number, min: 10, max: 400} | {doc: How much more., type: numbr, min: 10, max: 400} | :46:43 #/effect types/damage_bonus/params/amount/type | RS018 | 'number'
          says: this attack does $amount more damage¶    in: [attack] | says: this attack does $amount more damage¶    in: [atack] | :44:10 #/effect types/damage_bonus/in/0 | RS018 | 'attack'
          says: this attack does $amount more damage¶    in: | says: this attack does $amount more damage¶    inn: | :44:5 #/effect types/damage_bonus/inn | RS007 | 'in'
          {do: create-on, target: active, card: $energy_type | {do: create-onn, target: active, card: $energy_type | #/effect types/energy_acceleration/params/target/words/active/0/do | RS012 | 'create-on'
          delta: $amount}¶    damage: $total | delta: $amount}¶    damage: $total + | :49:13 #/effect types/damage_bonus/damage | RS200 | the end
          delta: $amount}¶    damage: $total | delta: $amount}¶    damage: "" | :49:13 #/effect types/damage_bonus/damage | RS009 | a formula
          delta: $amount}¶    damage: $total | delta: $amount}¶    damage: $totl | :49:13 #/effect types/damage_bonus/damage | RS216 | 'total'
          as: " [type of target is $value]" | as: " [typ of target is $value]" | :79:72 #/effect types/damage_per_bench_own/params/energy_type/as | RS022 | 'type'
          as: " [type of target is $value]" | as: " [type of target is $vlue]" | :79:72 #/effect types/damage_per_bench_own/params/energy_type/as | RS216 | 'value'
          as: " [type of target is $value]" | as: " [type of target is $value" | :79:72 #/effect types/damage_per_bench_own/params/energy_type/as | RS200 | ]
          plus: "$total + ", times: "" | plus: "$totl + ", times: "" | :84:23 #/effect types/damage_per_bench_own/params/printed/words/plus | RS216 | 'total'
          plus: "$total + ", times: "" | plus: "$total ", times: "" | :84:23 #/effect types/damage_per_bench_own/params/printed/words/plus | RS200 | '50'
          plus: "$total + ", times: "" | plus: "$total + ", times: "2 " | :84:43 #/effect types/damage_per_bench_own/params/printed/words/times | RS200 | '30'
          says: {plus: $amount more damage | says: {pls: $amount more damage | :85:21 #/effect types/damage_per_bench_own/params/printed/says/pls | RS018 | 'plus'
          words: {self: self, opponent_active: defender} | words: {self: self, opponent_active: defendr} | :127:85 #/effect types/damage_if_damaged/params/who/words/opponent_active | RS014 | 'defender'
          damage: $total + $amount * count of enemy bench | damage: ($total + $amount * count of enemy bench | :93:13 #/effect types/damage_per_bench_opp/damage | RS200 | the end
          as: 'name of target is | as: 'nme of target is | :444:54 #/effect types/energy_to_named/params/names/as | RS022 | 'name'
          of your Bench to your Active $names¶    in: [trainer]¶    params:¶      energy_type: {doc: The type of the Energy., type: energy type}¶      names: {doc: The names., type: card names, as: 'name of target is | of your Bench to your Active $names¶    in: [trainer]¶    params:¶      energy_type: {doc: The type of the Energy., type: energy type}¶      names: {doc: The names., type: card names, as: 'name of targt is | :476:54 #/effect types/move_all_energy_to_active/params/names/as | RS014 | 'target'
          active: count of own active [type of target is $energy_type] > 0 | actve: count of own active [type of target is $energy_type] > 0 | /energy_acceleration/params/target/if/actve | RS018 | 'active'
          bench: count of own bench [type of target is $energy_type] > 0 | bnch: count of own bench [type of target is $energy_type] > 0 | /energy_acceleration/params/target/if/bnch | RS018 | 'bench'
          stays: {trigger: on_damage_calc, duration: 1, least duration: 1}¶    then:¶      - {do: give, target: self, effect: takes less | stays: {trigger: on_damage_calc, duration: -1, least duration: 1}¶    then:¶      - {do: give, target: self, effect: takes less | /reduce_damage_next_turn/stays/duration | RS010 | 0 to 99
          stays: {scope: all_pokemon}¶ | stay_s: {scope: all_pokemon}¶ | :910:5 #/effect types/suppress_abilities/stay_s | RS007 | 'stays'
          says: this attack does $amount more damage¶    in: [attack] | says: this attack does $amount more damage¶    in: [ability] | :44:9 #/effect types/damage_bonus/in | RS216 | 'attack', or no 'before' and no 'damage'
          says: this attack does $amount more damage¶    in: [attack] | says: this attack does $amount more damage¶    in: [] | :44:9 #/effect types/damage_bonus/in | RS009 | attack
          says: choose a Basic Pokémon in the opponent's discard pile | sys: choose a Basic Pokémon in the opponent's discard pile | :687:5 #/effect types/bench_from_opponent_discard/sys | RS007 | 'says'
          of your Bench to your Active $names¶    in: [trainer] | of your Bench to your Active $names¶    in: [trainre] | :473:10 #/effect types/move_all_energy_to_active/in/0 | RS018 | 'trainer'
          retreat.cost: retreat¶          attack.cost | retreat.cost: retreta¶          attack.cost | :923:25 #/effect types/custom_modifier/params/target/words/retreat.cost | RS015 | 'retreta'
          changes: damage taken, by: -$amount, of: $scope | changes: damage takne, by: -$amount, of: $scope | :807:19 #/effect types/damage_reduction/effects/0/changes | RS015 | 'damage taken'
          $energy_type Pokémon of yours; it heals $amount damage¶    in: [trainer]¶    params:¶      amount: {doc: How much., type: number, min: 10, max: 400}¶      energy_type: {doc: Its type., type: pokemon type}¶    if: | $energy_type Pokémon of yours; it heals $amount damage¶    in: [trainer]¶    params:¶      amount: {doc: How much., type: number, min: 10, max: 400}¶      energyt_ype: {doc: Its type., type: pokemon type}¶    if: | :376:20 #/effect types/heal_chosen/params/energyt_ype | RS216 | 'energy_type'
          - choose: own pokemon¶        where: type of target is $energy_type and damage | - chose: own pokemon¶        where: type of target is $energy_type and damage | :380:16 #/effect types/heal_chosen/then/0/chose | RS007 | 'choose'
          because: none of your pokemon of this type has damage on it¶    then: | because: none of your pokemon of this type has damage on it¶    thn: | :379:5 #/effect types/heal_chosen/thn | RS007 | 'then'
          opponent's Active Pokémon becomes Poisoned¶    in: [attack]¶    then: | opponent's Active Pokémon becomes Poisoned¶    in: [attack]¶    tehn: | :303:5 #/effect types/inflict_poison/tehn | RS007 | 'then'
          heads: {doc: What follows heads., type: effects | heads: {doc: What follows heads., type: effecst | :259:47 #/effect types/coin_flip/params/heads/type | RS018 | 'effects'
          $value]", left out: "" | $value]", lft out: "" | :79:103 #/effect types/damage_per_bench_own/params/energy_type/lft out | RS007 | 'left out'
          in the opponent's last turn¶    in: [attack]¶    params: | in the opponent's last turn¶    in: [attack]¶    parxams: | :147:5 #/effect types/damage_if_ko_last_turn/parxams | RS007 | 'params'
          uses an attack, $effects¶    in: [ability]¶    params: | uses an attack, $effects¶    in: [ability]¶    parxams: | :882:5 #/effect types/when_attacking/parxams | RS007 | 'params'
          stays: {trigger: on_retreat_calc, scope: team_active, duration: 0} | stys: {trigger: on_retreat_calc, scope: team_active, duration: 0} | :850:5 #/effect types/retreat_cost_reduction/stys | RS007 | 'stays'
          type: ability_suppression, trigger: continuous | type: ability_suppression, trigger: continouus | :912:88 #/effect types/suppress_abilities/effects/0/trigger | RS013 | 'continuous'
          - {changes: $target, how: $operation | - {chanegs: $target, how: $operation | #/effect types/custom_modifier/effects/0/chanegs | RS007 | 'changes'
          statuses:¶      does less: | statsues:¶      does less: | #/effect types/weaken_next_turn/statsues | RS007 | 'statuses'
          effect: stronger by $slug | effect: strnoger by $slug | :826:43 #/effect types/damage_boost/then/0/effect | RS022 | 'stronger by $slug'
          type: cannot_attack, trigger: on_attack | type: cannot_attack, trigger: on_atack | /prevent_attack/statuses/kept from attacking/trigger | RS013 | 'on_attack'
          suppressed:¶ | supressed:¶ | :16:1 #/supressed | RS007 | 'suppressed'
          all_pokemon: all pokemon¶  global: all | all_pokmon: all pokemon¶  global: all | :23:3 #/suppressed/all_pokmon | RS014 | 'all_pokemon'
          all_pokemon: all pokemon¶  global: all | global: all | #/effect types/suppress_abilities/stays/scope | RS014 | found 'all_pokemon'
          roles: {attacker | roles: {atacker | :26:9 #/roles/atacker | RS022 | 'attacker'
          roles: {attacker | rols: {attacker | :26:1 #/rols | RS007 | 'roles'
          roles: {attacker: self, | roles: { | :26:8 #/roles | RS006 | the field 'attacker'
          within:¶ | witin:¶ | :34:1 #/witin | RS007 | 'within'
          notes: [ | notess: [ | :37:1 #/notess | RS007 | 'notes'
          effect types:¶ | effect tpyes:¶ | :39:1 #/effect tpyes | RS007 | 'effect types'
          words: {opponent_any: enemy pokemon, opponent_bench: enemy bench} | wrds: {opponent_any: enemy pokemon, opponent_bench: enemy bench} | #/effect types/damage_chosen/params/target/wrds | RS007 | 'words'
          words: {opponent_any: enemy pokemon, opponent_bench: enemy bench} | words: enemy | #/effect types/damage_chosen/params/target/words | RS005 | expected entries with names
          words: {opponent_any: enemy pokemon, opponent_bench: | words: {opponent_any: enemy pokemon, opponent_bnch: | #/effect types/damage_chosen/params/target/says/opponent_bench | RS018 | 'opponent_bnch'
          takes less: {changes: damage taken | takes less: {changes: damage takn | #/effect types/reduce_damage_next_turn/statuses/takes less/changes | RS015 | 'damage taken'
          """)
  void aMistakeInATypeIsFoundOnceWhereItIsWrittenAndNotAtItsCards(
      String from, String to, String place, String code, String words) {
    EditedGame game =
        new EditedGame("tcg-pocket").edit(TYPES, from.replace("¶", "\n"), to.replace("¶", "\n"));
    assertThat(game.findings())
        .singleElement()
        .asString()
        .contains("effect-types.yaml", place, code, words);
  }

  @Test
  void aScopeForWhichTheGameHasNoWordIsFoundWhereverItIsNamed() {
    List<Diagnostic> found =
        new EditedGame("tcg-pocket")
            .edit(
                TYPES,
                "  opponent_all: enemy pokemon\n  all_pokemon: all pokemon\n  global: enemy",
                "  all_pokemon: all pokemon\n  global: enemy")
            .findings();

    assertThat(found).extracting(Diagnostic::code).containsExactly(Code.UNKNOWN_TARGET);
    assertThat(found.get(0).location().place())
        .hasToString("#/effect types/damage_loss_aura/stays/scope");
    assertThat(found.get(0).suggestion()).contains("the same at", "made-up.json:477:24");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          auto_status | confused: confuse | confused: confues | :315:96 | status/words/confused | RS022 | 'confuse'
          bench_snipe | opponent_active: enemy active | opponent_active: enmy active | :222:63 | target/words/opponent_active | RS014 | 'enemy active'
          when_damaged | team: ally | team: aly | :893:75 | whose/words/team | RS018 | 'ally'
          when_knocked_out | attack: attacking of opponent | attack: atacking of opponent | :903:68 | by/words/attack | RS015 | 'attacking'
          custom_modifier | energy.<energy>.count: <energy> energy | energy.<energy>.count: <energy> enregy | :925:34 | target/words/energy.<energy>.count | RS015 | 'grass energy'
          custom_modifier | max: at least | max: at leats | :936:76 | operation/words/max | RS018 | 'at least'
          custom_modifier_for_turns | damage.dealt: damage dealt | damage.dealt: damage deatl | :953:25 | target/words/damage.dealt | RS015 | 'damage dealt'
          custom_modifier_for_turns | max: at least | max: at leats | :967:76 | operation/words/max | RS018 | 'at least'
          """)
  void aWordThatNoCardUsesIsReadAsThoseOfCards(
      String type, String from, String to, String line, String place, String code, String words) {
    String part = EditedGame.part("tcg-pocket", TYPES, "\n  " + type + ":", from);
    assertThat(new EditedGame("tcg-pocket").edit(TYPES, part, part.replace(from, to)).findings())
        .singleElement()
        .asString()
        .contains(TYPES + line, "/" + type + "/params/" + place + ": error " + code, words);
  }

  /** Two types have the same words; a card uses one of those of the second. */
  @Test
  void aMisspeltNumberOfAStatusIsFoundAtItsWordAndNotAtTheScopeOfACard() {
    String type = "custom_modifier_for_turns:\n";
    String words = EditedGame.part("tcg-pocket", TYPES, type, "attack.cost.colorless: attack cost");
    assertThat(
            new EditedGame("tcg-pocket")
                .edit(TYPES, words, words.replaceAll("cost$", "cots"))
                .findings())
        .singleElement()
        .asString()
        .contains(":955:34 ", "/words/attack.cost.colorless: error RS015", "'attack cots'");
  }

  /** A name like the one that templates use is told at the parameter, another where it is used. */
  @ParameterizedTest
  @CsvSource({"amunt, 1", "power, 2"})
  void aParameterOfAnotherNameThanTemplatesUseIsFoundInTheTypeAndNotAtItsCards(
      String name, int told) {
    String doc = ": {doc: How much more., type: number, min: 10, max: 400}\n    before";
    assertThat(new EditedGame("tcg-pocket").edit(TYPES, "amount" + doc, name + doc).findings())
        .hasSize(told)
        .allSatisfy(
            one ->
                assertThat(one.toString())
                    .contains("#/effect types/damage_bonus/", "RS216", "amount"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          a1a-068: 2 # Leaf | a1a-068: 1 # Leaf | decks/mind mirror | found 19 cards
          psychic: 1 | psychic: 2 | mind mirror/psychic | found 2 of
          a1a-032: 2 # Mew ex | a1a-032: 3 | a1a-032 | found 3 of 'Mew ex'
          """)
  void decks(String from, String to, String place, String words) {
    List<String> findings =
        new EditedGame("tcg-pocket")
            .edit(DECKS, from, to).findings().stream().map(Object::toString).distinct().toList();
    assertThat(findings).anySatisfy(one -> assertThat(one).contains(place, words));
  }

  private static void found(EditedGame game, String place, String code, String words) {
    List<String> findings = game.findings().stream().map(Object::toString).distinct().toList();
    assertThat(findings).singleElement().asString().contains(place, code, words);
  }
}
