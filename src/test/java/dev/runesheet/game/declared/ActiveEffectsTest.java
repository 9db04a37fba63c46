package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.ActiveEffects.Found;
import dev.runesheet.game.declared.ActiveEffects.Query;
import dev.runesheet.game.declared.authoring.scenario.WrittenEffect;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.setup.DeclaredSetup.Placed;
import dev.runesheet.game.declared.setup.DeclaredSetup.Position;
import dev.runesheet.game.declared.setup.DeclaredSetup.Registration;
import dev.runesheet.game.declared.setup.DeclaredSetup.Seat;
import dev.runesheet.game.queensblood.Workbooks;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.fact.Layers.Layer;
import dev.runesheet.spi.fact.RegisteredEffect;
import dev.runesheet.spi.fact.RegisteredEffect.Ending;
import dev.runesheet.spi.fact.StackingRule;
import dev.runesheet.word.StackingMode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs ask for effects in play, and why one is out of force. */
class ActiveEffectsTest {

  private static final String POLICY = "decision-tables/tcg-pocket/stacking.drl.xlsx";

  private final RuleBook book = ShippedBooks.of("tcg-pocket");

  @Test
  void whatIsOutOfForceSaysWhatSuppressesIt() {
    try (Match match = match("made-up-mutebasic", "a1-182")) {
      List<Found> found = query(match, new Query("damage_reduction", null, -1, null, true));
      assertThat(found).hasSize(1);
      assertThat(found.get(0).inForce()).isFalse();
      assertThat(found.get(0).suppressedBy())
          .extracting(one -> match.world().entity(one.getSource()).getName())
          .containsExactly("Mutebasic");
      assertThat(query(match, Query.type("damage_reduction"))).isEmpty();
    }
  }

  @Test
  void answersToEventsAreFoundByTheirTrigger() {
    try (Match match = match("a1-211", "a1a-056")) {
      List<Found> found = query(match, new Query(null, "on_damaged", 1, null, false));
      assertThat(found).extracting(Found::type).containsExactly("counterattack");
      assertThat(query(match, new Query(null, "on_damaged", 0, null, false))).isEmpty();
    }
  }

  @Test
  void whatASourceBroughtEndsWithIt() {
    try (Match match = match("a1-211", "a1a-056")) {
      Entity druddigon =
          match.world().entities().stream()
              .filter(one -> one.getName().equals("Druddigon"))
              .findFirst()
              .orElseThrow();
      match.update(
          context -> {
            ActiveEffects effects = ActiveEffects.of(context);
            assertThat(effects.removeBySource(context.entity(druddigon.getId()))).isEqualTo(1);
            assertThat(effects.removeBySource(context.entity(druddigon.getId()))).isZero();
          });
      assertThat(query(match, Query.type("counterattack"))).isEmpty();
    }
  }

  @Test
  void theExampleOfTheGuideWorks() throws IOException {
    try (Match match = match("a1-042", "a1-182")) {
      // example
      Diagnostics findings = new Diagnostics();
      Registration shield =
          WrittenEffect.read(
                  match.book(),
                  "{type: damage_reduction, trigger: on_damage_calc, changes: damage taken,"
                      + " by: -20, source: attack, turns: 1, if: type of self is fire}",
                  findings)
              .orElseThrow();
      match.update(
          context -> {
            ActiveEffects effects = ActiveEffects.of(context);
            Entity melmetal = context.scope("enemy active", context.entity(0)).get(0);
            effects.register(shield, melmetal, melmetal);
            Query query = new Query("damage_reduction", "on_damage_calc", -1, melmetal, false);
            List<Found> found = effects.query(query);
            System.out.println(found + " make of 60 " + effects.combined(found, 60));
            effects.removeBySource(melmetal); // Its ability ends; what an attack left stays.
            effects.removeExpired(context.turn() + 1);
          });
      // end
      assertThat(query(match, Query.type("damage_reduction"))).isEmpty();
    }
    String code =
        Files.readString(
            Path.of("src/test/java/" + getClass().getName().replace('.', '/') + ".java"));
    String example =
        code.split("// example\n")[1].split(" *// end\n")[0].stripTrailing().stripIndent();
    assertThat(Files.readString(Path.of("docs/active-effects.md"))).contains(example);
  }

  /** As in the example, which asks by trigger. */
  @Test
  void anEffectIsFoundByTheTriggerThatItIsWrittenWith() {
    try (Match match = match("a1-042", "a1-182")) {
      Registration shield =
          WrittenEffect.read(
                  match.book(),
                  "{type: damage_reduction, trigger: on_damage_calc, changes: damage taken, by:"
                      + " -20}",
                  new Diagnostics())
              .orElseThrow();
      match.update(
          context -> {
            ActiveEffects effects = ActiveEffects.of(context);
            Entity melmetal = context.scope("enemy active", context.entity(0)).get(0);
            effects.register(shield, melmetal, melmetal);
            Query query = new Query("damage_reduction", "on_damage_calc", -1, melmetal, false);
            assertThat(effects.combined(effects.query(query), 60)).isEqualTo(20);
          });
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{type: x, changes: damage takn} | did you mean 'damage taken'?",
        "{type: x, changes: damage taken, of: own pokemn} | did you mean 'own pokemon'?",
        "{type: x, changes: damage taken, if: colour of self is red} | colour",
        "{type: x, changes: damage taken, turns: -1} | from 0 to 99",
        "{type: x, changes: damage taken, if: type of subject is fire} | which draws chance or",
        "{type: x} | a suppressor of 'self'"
      })
  void whatIsWrittenWrongIsFound(String written, String says) {
    Diagnostics findings = new Diagnostics();
    assertThat(WrittenEffect.read(book, written, findings)).isEmpty();
    assertThat(findings.all()).singleElement().asString().contains(says);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "nowhere | damage taken | ADDITIVE | `` | scope (nowhere) is not one of the game's",
        "self | damage takn | ADDITIVE | `` | Maybe it should be 'damage taken'",
        "self | damage taken | ADDITIVE | attacker.colour = red | is not readable",
        "self | damage taken | ADDITIVE |"
            + " {\"is\":\"word\",\"role\":\"foe\",\"property\":\"type\",\"word\":\"fire\"} | role"
            + " (foe)",
        "self | `` | ADDITIVE | `` | a suppressor that suppresses itself",
        "self | damage taken | MAX_ONLY | `` | for which another stacks as additive"
      })
  void whatTheGameDoesNotKnowIsNotRegistered(
      String scope, String stat, StackingMode mode, String condition, String says) {
    try (Match match = match("a1-042", "a1-182")) {
      match.update(
          context -> {
            ActiveEffects effects = ActiveEffects.of(context);
            Entity player = context.entity(0);
            Registration other =
                registration("own pokemon", "damage taken", StackingMode.ADDITIVE, "");
            effects.register(other, player, player);
            Registration wrong = registration(scope, stat, mode, condition);
            assertThatThrownBy(() -> effects.register(wrong, player, player))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(says);
          });
    }
  }

  @Test
  void anotherNumberMayStackInAnotherWay() {
    try (Match match = match("a1-042", "a1-182")) {
      match.update(
          context -> {
            ActiveEffects effects = ActiveEffects.of(context);
            Entity player = context.entity(0);
            for (String stat : List.of("damage taken", "damage dealt")) {
              StackingMode mode =
                  stat.endsWith("taken") ? StackingMode.ADDITIVE : StackingMode.MAX_ONLY;
              effects.register(registration("own pokemon", stat, mode, ""), player, player);
            }
            assertThat(context.world().inPlay()).filteredOn(InPlay::isAdded).hasSize(2);
          });
    }
  }

  @Test
  void theStackingTableDecidesAlsoForWhatIsRegistered() {
    List<Object> rows = List.of("bounded", "", "made_up", "", "additive", 3);
    List<Object> oldest = List.of("oldest", "", "other", "k", "no_stack");
    PackFiles files = Workbooks.rows(POLICY, Map.of("Stacking policy", List.of(rows, oldest)));
    RuleBook changed = Packs.build("tcg-pocket", files, new Diagnostics());
    assertThat(combined(changed, "made_up", "", 2, 2)).isEqualTo(3);
    assertThat(combined(changed, "made_up", "own", -2, -2)).isEqualTo(-3);
    assertThat(combined(changed, "other", "k", 1, 5)).isEqualTo(1);
    assertThat(combined(changed, "other", "", 1, 5)).isEqualTo(6);
  }

  /** What registered effects of a type and key make of 0. */
  private static double combined(RuleBook rules, String type, String key, int... by) {
    double[] found = new double[1];
    try (Match match = match(rules, "a1-042", "a1-182")) {
      match.update(
          context -> {
            ActiveEffects effects = ActiveEffects.of(context);
            Entity player = context.entity(0);
            StackingRule declared =
                new StackingRule(StackingMode.ADDITIVE, key, Double.POSITIVE_INFINITY);
            for (int each : by) {
              effects.register(registration(type, each, declared), player, player);
            }
            found[0] = effects.combined(effects.query(Query.type(type)), 0);
          });
    }
    return found[0];
  }

  private static Registration registration(String type, int by, StackingRule stacking) {
    RegisteredEffect effect =
        new RegisteredEffect(
            type,
            "",
            "ability",
            Ending.PLAY,
            "own pokemon",
            "damage taken",
            Layer.ADD,
            by,
            stacking,
            "",
            "");
    return new Registration(effect, -1);
  }

  private static Registration registration(
      String scope, String stat, StackingMode mode, String condition) {
    StackingRule stacking = new StackingRule(mode, "x", Double.POSITIVE_INFINITY);
    RegisteredEffect effect =
        new RegisteredEffect(
            "x", "", "ability", Ending.PLAY, scope, stat, Layer.ADD, 1, stacking, "", condition);
    return new Registration(effect, -1);
  }

  private static List<Found> query(Match match, Query query) {
    List<Found> found = new ArrayList<>();
    match.update(context -> found.addAll(ActiveEffects.of(context).query(query)));
    return found;
  }

  private Match match(String own, String other) {
    return match(book, own, other);
  }

  private static Match match(RuleBook rules, String own, String other) {
    List<Seat> seats =
        List.of(own, other).stream()
            .map(card -> new Seat(Map.of(), Map.of("active", List.of(new Placed(card, Map.of())))))
            .toList();
    List<String> decks = List.of("circle circuit", "crimson storm");
    Position position = new Position("main", 5, seats);
    return rules.newMatch(new DeclaredSetup(decks, 0, position).toJson(), 1);
  }
}
