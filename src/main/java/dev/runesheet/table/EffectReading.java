package dev.runesheet.table;

import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.List;

/** Reads the effects of a table of effects from its typed rows. */
final class EffectReading {

  private final TypedTable table;
  private final Diagnostics findings;

  EffectReading(TypedTable table, Diagnostics findings) {
    this.table = table;
    this.findings = findings;
  }

  List<Effect> effects() {
    List<Effect> effects = new ArrayList<>();
    for (List<TypedRow> rows : new RowGroups(table, findings).groups()) {
      // A row with a finding may lack any of its cells.
      boolean owned = table.text(rows.get(0), new Binding.Owner()) != null;
      if (owned && rows.stream().allMatch(TypedRow::complete)) {
        effects.add(effect(rows));
      }
    }
    return effects;
  }

  private Effect effect(List<TypedRow> rows) {
    TypedRow first = rows.get(0);
    String name = table.text(first, new Binding.Name());
    String owner = table.text(first, new Binding.Owner());
    String id = table.text(first, new Binding.Block());
    return Effect.program(
        id,
        RowName.effect(name, owner),
        owner,
        trigger(table, first, findings),
        new Body.Program(program(rows)),
        first.place());
  }

  /** What starts the effect of a row. */
  static Trigger trigger(TypedTable table, TypedRow row, Diagnostics findings) {
    String event = table.text(row, new Binding.When());
    String whose = table.text(row, new Binding.Whose());
    if (!event.equals(EffectColumns.ACTIVATED)) {
      return new Trigger(event, Whose.watch(whose), Trigger.Need.LIVE);
    }
    if (whose != null) {
      findings.error(
          Code.CELL_TEXT,
          table.place(row, new Binding.Whose()),
          Words.quote(whose),
          "nothing, since no event starts the effect");
    }
    return Trigger.ACTIVATED;
  }

  private List<Step> program(List<TypedRow> rows) {
    List<Step> steps = new ArrayList<>();
    List<Condition> guards = new ArrayList<>();
    SourceLocation guarded = null;
    for (TypedRow row : rows) {
      for (TypedCell cell : row.cells()) {
        Binding binding = table.layout().columns().get(cell.column()).binding();
        if (binding instanceof Binding.Guard guard) {
          guards.add(new GuardColumn(guard.role(), guard.relation()).condition(cell));
          guarded = guarded == null ? cell.place() : guarded;
          checkOnlyRow(rows, cell);
        } else if (binding instanceof Binding.Act act) {
          checkReached(steps, cell);
          steps.add(VerbCells.step(act.column(), cell));
        }
      }
    }
    return guards.isEmpty() ? steps : List.of(guarded(guards, steps, guarded));
  }

  private static Step guarded(List<Condition> guards, List<Step> steps, SourceLocation place) {
    Condition condition = guards.size() == 1 ? guards.get(0) : new Condition.All(guards);
    return new Step.If(condition, steps, List.of(), place);
  }

  private void checkOnlyRow(List<TypedRow> rows, TypedCell cell) {
    if (rows.size() > 1) {
      findings.error(Code.STEP_GUARD, cell.place(), Words.quote(cell.literal()), "an empty cell");
    }
  }

  private void checkReached(List<Step> before, TypedCell cell) {
    boolean ended = !before.isEmpty() && ((Step.Do) before.get(before.size() - 1)).verb().ends();
    if (ended) {
      findings.error(
          Code.UNREACHABLE,
          cell.place(),
          Words.quote(cell.literal()),
          "an empty cell, since the verb before it ends the effect");
    }
  }
}
