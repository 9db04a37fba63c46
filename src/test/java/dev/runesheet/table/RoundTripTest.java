package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Condition.Relation;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.effect.EffectSheet;
import dev.runesheet.table.effect.column.GuardColumn;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Roles;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.layout.VerbColumn;
import dev.runesheet.table.read.WorkbookReader;
import dev.runesheet.table.write.WorkbookWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class RoundTripTest {

  @Test
  void globalRulesReadBackEqualFromTheirCells() {
    List<Effect> read = readBack(Duel.globalRules());

    assertThat(Places.none(read)).isEqualTo(Duel.globalRules());
    assertThat(read.get(1).source()).isEqualTo(Duel.cell("B9"));
    Step.If branch = (Step.If) ((Body.Program) read.get(1).body()).steps().get(0);
    assertThat(branch.then().get(1).source()).isEqualTo(Duel.cell("M9"));
  }

  @Test
  void endsOfProgramsAreNotLost() {
    Step stop = new Step.Stop(SourceLocation.NONE);
    Step.If branch =
        new Step.If(
            Duel.is(Relation.EQUAL, "mana", 0.5),
            List.of(Duel.act("pass"), stop),
            List.of(stop),
            SourceLocation.NONE);
    Effect effect = Duel.effect("a/b", "B", "turn ends", branch, stop);

    assertThat(Places.none(readBack(List.of(effect)))).isEqualTo(Places.none(List.of(effect)));
  }

  @Test
  void sameNamesOfTwoOwnersAreToldApart() {
    Effect one = Duel.effect("mode/heal", "Heal", "turn starts", Duel.act("pass"));
    Effect other =
        Effect.program(
            "mage/heal",
            "Heal",
            "mage",
            Trigger.own("turn starts"),
            new Body.Program(List.of(Duel.act("pass"))),
            SourceLocation.NONE);

    assertThat(Places.none(readBack(List.of(one, other)))).containsExactly(one, other);
  }

  @Test
  void aListThatGoesBackToTheLeftTakesSeveralRows() {
    Effect effect = Duel.effect("mode/steps", "Steps", "turn starts", back());
    TableLayout narrow =
        Duel.FAMILY.layout(
            GuardColumn.all(Duel.FAMILY.words().roles()),
            List.of(
                VerbColumn.of((Step.Do) back()[0], Roles.Place.HEADING),
                VerbColumn.of((Step.Do) back()[1], Roles.Place.HEADING)),
            false);
    TypedTable table = Duel.FAMILY.write(narrow, List.of(effect), Duel.FILE).table();

    assertThat(table.rows())
        .extracting(row -> table.text(row, new Binding.Block()))
        .containsExactly("mode/steps", "mode/steps/2");
    assertThat(Places.none(readBack(table))).containsExactly(effect);
  }

  @Test
  void aGuardedListThatGoesBackToTheLeftIsNotTabular() {
    Effect effect =
        Duel.effect(
            "mode/steps",
            "Steps",
            "turn starts",
            Duel.guarded(Duel.is(Relation.ABOVE, "mana", 1), back()));
    TableLayout narrow =
        Duel.FAMILY.layout(
            GuardColumn.all(Duel.FAMILY.words().roles()),
            List.of(
                VerbColumn.of((Step.Do) back()[0], Roles.Place.HEADING),
                VerbColumn.of((Step.Do) back()[1], Roles.Place.HEADING)),
            false);
    EffectSheet sheet = Duel.FAMILY.write(narrow, List.of(effect), Duel.FILE);

    assertThat(sheet.table().rows()).isEmpty();
    assertThat(sheet.notTabular())
        .singleElement()
        .asString()
        .contains("RS019", "mode/steps", "damage");
  }

  @Test
  void aFittingLayoutHasRoomForEachEffectInOneRow() {
    List<Effect> effects =
        List.of(
            Duel.effect(
                "a", "A", "turn starts", Duel.guarded(Duel.is(Relation.ABOVE, "mana", 1), back())),
            Duel.effect(
                "b",
                "B",
                "turn starts",
                Duel.guarded(
                    new Condition.All(
                        List.of(
                            Duel.is(Relation.BELOW, "mana", 9),
                            Duel.is(Relation.ABOVE, "mana", 1))),
                    Duel.act("pass"))));

    assertThat(Places.none(readBack(effects))).isEqualTo(effects);
  }

  private static Step[] back() {
    return new Step[] {
      Duel.act("damage", Selector.Role.OPPONENT, new Value.Roll(6)),
      Duel.act("heal", Selector.Role.SELF, Duel.stat("burn")),
      Duel.act("damage", Selector.Role.OPPONENT, new Value.Roll(8)),
    };
  }

  private static List<Effect> readBack(List<Effect> effects) {
    return readBack(Duel.FAMILY.write(Duel.FAMILY.fitting(effects), effects, Duel.FILE).table());
  }

  /** Reads what was written, with the layout as the file itself has it. */
  static List<Effect> readBack(TypedTable table) {
    Diagnostics findings = new Diagnostics();
    byte[] workbook = WorkbookWriter.write(List.of(table));
    TypedTable read = new WorkbookReader(Duel.FILE, workbook, findings).read(Duel.FAMILY);
    assertThat(read).isEqualTo(table);
    List<Effect> effects = Duel.FAMILY.read(read, findings);
    assertThat(findings.all()).isEmpty();
    return effects;
  }
}
