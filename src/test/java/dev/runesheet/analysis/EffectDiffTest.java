package dev.runesheet.analysis;

import static dev.runesheet.analysis.Effects.above;
import static dev.runesheet.analysis.Effects.act;
import static dev.runesheet.analysis.Effects.add;
import static dev.runesheet.analysis.Effects.effect;
import static dev.runesheet.analysis.Effects.when;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.analysis.change.Change.Kind;
import dev.runesheet.analysis.change.EffectChange;
import dev.runesheet.analysis.change.EffectDiff;
import dev.runesheet.model.Body;
import dev.runesheet.model.Duration;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EffectDiffTest {

  private static final Effect BURN =
      effect("burn", "turn starts", when(above("burn", 0), add(Role.SELF, "burn", -1)));

  @Test
  void endsThatChangeNothingAreNoDifference() {
    Effect ended =
        effect(
            "burn",
            "turn starts",
            when(above("burn", 0), add(Role.SELF, "burn", -1), Effects.STOP),
            Effects.STOP);
    assertThat(EffectDiff.between(List.of(BURN), List.of(ended))).isEmpty();
    Effect passing = effect("p", "turn starts", act("pass"), Effects.STOP);
    Effect passes = effect("p", "turn starts", act("pass"));
    assertThat(EffectDiff.between(List.of(passing), List.of(passes))).isEmpty();
  }

  @Test
  void whatAGameSaysOtherwiseIsADifference() {
    Effect once = BURN.saying("Burns. Once a game.");
    Effect twice = BURN.saying("Burns. Twice a game.");
    assertThat(EffectDiff.between(List.of(once), List.of(twice)))
        .singleElement()
        .satisfies(
            change -> {
              assertThat(change.oldSentence()).isEqualTo("Burns. Once a game.");
              assertThat(change.newSentence()).isEqualTo("Burns. Twice a game.");
            });
    assertThat(EffectDiff.between(List.of(once), List.of(BURN))).isEmpty();
  }

  @Test
  void anEndBeforeFurtherLinesIsADifference() {
    Effect early =
        effect("a", "turn starts", when(above("burn", 0), Effects.STOP), add(Role.SELF, "burn", 1));
    Effect late = effect("a", "turn starts", when(above("burn", 0)), add(Role.SELF, "burn", 1));
    assertThat(EffectDiff.between(List.of(early), List.of(late))).hasSize(1);
  }

  @Test
  void aChangeSaysOldAndNewSentenceAndWhatChanged() {
    Effect now = effect("burn", "turn ends", when(above("burn", 2), add(Role.SELF, "burn", -2)));
    EffectChange change = only(List.of(BURN), List.of(now));
    assertThat(change.kind()).isEqualTo(Kind.CHANGED);
    assertThat(change.oldSentence()).contains("turn starts").contains("it loses 1 burn");
    assertThat(change.newSentence()).contains("turn ends").contains("it loses 2 burn");
    assertThat(change.details())
        .containsExactly(
            "what starts it is now turn ends instead of turn starts",
            "only if its burn is above 2 instead of its burn is above 0",
            "now: it loses 2 burn instead of 1");
  }

  @Test
  void linesAddedAndRemovedAreNamed() {
    Effect one =
        effect("a", "turn ends", act("damage", Role.SELF, Value.of(1)), add(Role.SELF, "mana", 2));
    Effect other = effect("a", "turn ends", add(Role.SELF, "mana", 2), act("pass"));
    assertThat(only(List.of(one), List.of(other)).details())
        .containsExactly("removed: deal 1 damage to it", "added: skip the action of this turn");
  }

  @Test
  void addedRemovedAndRenamedEffectsAreTold() {
    Effect gone = effect("gone", "turn ends", add(Role.SELF, "mana", 1));
    Effect made = effect("made", "turn ends", add(Role.SELF, "mana", 2));
    Effect burning =
        effect("burning", "turn starts", when(above("burn", 0), add(Role.SELF, "burn", -1)));
    List<EffectChange> changes = EffectDiff.between(List.of(BURN, gone), List.of(made, burning));
    assertThat(changes)
        .extracting(EffectChange::kind)
        .containsExactly(Kind.RENAMED, Kind.REMOVED, Kind.ADDED);
    assertThat(changes.get(0).details()).contains("its id is now burning instead of burn");
  }

  /** The type of a row of changes is its name; what no card has belongs to itself. */
  @Test
  void aContinuousChangeWhoseTypeIsItsNameIsRenamedWithIt() {
    assertThat(only(List.of(aura("banner", "frost")), List.of(aura("standard", "frost"))).kind())
        .isEqualTo(Kind.RENAMED);
    assertThat(
            only(List.of(aura("banner", "banner")), List.of(aura("standard", "standard"))).kind())
        .isEqualTo(Kind.RENAMED);
    assertThat(EffectDiff.between(List.of(aura("a", "frost")), List.of(aura("b", "fire"))))
        .extracting(EffectChange::kind)
        .containsExactly(Kind.REMOVED, Kind.ADDED);
  }

  @Test
  void anotherZoneOfTheHolderIsTold() {
    Body.Modify near =
        new Body.Modify(
            "a", "attack", Body.Layer.ADD, 1, "self", "", "near", List.of(), Optional.empty());
    Body.Modify far =
        new Body.Modify(
            "a", "attack", Body.Layer.ADD, 1, "self", "", "far", List.of(), Optional.empty());
    assertThat(only(List.of(aura("a", "frost", near)), List.of(aura("a", "frost", far))).details())
        .containsExactly("where its holder must be is now far instead of near");
  }

  private static Effect aura(String name, String owner) {
    return aura(name, owner, new Body.Modify(name, "attack", Body.Layer.ADD, 1, "self"));
  }

  private static Effect aura(String name, String owner, Body.Modify change) {
    return new Effect(
        owner.equals(name) ? name : owner + "/" + name,
        name,
        owner,
        Trigger.ACTIVATED,
        change,
        0,
        Duration.WHILE_IN_PLAY,
        Stacking.ADDITIVE,
        SourceLocation.file("a"));
  }

  private static EffectChange only(List<Effect> before, List<Effect> after) {
    List<EffectChange> changes = EffectDiff.between(before, after);
    assertThat(changes).hasSize(1);
    return changes.get(0);
  }
}
