package dev.runesheet.table.effect;

import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.column.EffectColumns;
import dev.runesheet.table.effect.column.GuardColumn;
import dev.runesheet.table.effect.column.VerbCells;
import dev.runesheet.table.effect.column.WatchCell;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.word.Need;
import dev.runesheet.word.Watch;
import java.util.ArrayList;
import java.util.List;

/** The reading of the effects of a table from its typed rows. */
record EffectReading(TypedTable table, Diagnostics findings) {

  List<Effect> effects() {
    List<Effect> effects = new ArrayList<>();
    for (RowGroups.Group rows : new RowGroups(table, findings).groups()) {
      // A row with a finding may lack any of its cells.
      boolean owned = table.text(rows.steps().get(0), new Binding.Owner()) != null;
      boolean complete = rows.steps().stream().allMatch(TypedRow::complete);
      if (owned && complete && rows.alternatives().stream().allMatch(TypedRow::complete)) {
        effects.add(effect(rows));
      }
    }
    return effects;
  }

  private Effect effect(RowGroups.Group rows) {
    TypedRow first = rows.steps().get(0);
    String name = table.text(first, new Binding.Name());
    String owner = table.text(first, new Binding.Owner());
    String id = table.text(first, new Binding.Block());
    return Effect.program(
        id,
        RowName.effect(name, owner),
        owner,
        trigger(table, first, findings),
        new Body.Program(rows.alternatives().isEmpty() ? program(rows.steps()) : first(rows)),
        first.place());
  }

  /** The trigger of a row's effect. */
  static Trigger trigger(TypedTable table, TypedRow row, Diagnostics findings) {
    String event = table.text(row, new Binding.When());
    String whose = table.text(row, new Binding.Whose());
    if (!event.equals(EffectColumns.ACTIVATED)) {
      Watch watch = WatchCell.watch(whose);
      return new Trigger(event, watch, Need.usual(event, watch));
    }
    if (whose != null) {
      findings.errorAbout(
          Code.CELL_TEXT,
          table.place(row, new Binding.Whose()),
          whose,
          "nothing, since no event starts the effect");
    }
    return Trigger.ACTIVATED;
  }

  /** A program of which only the first matching row counts. */
  private List<Step> first(RowGroups.Group rows) {
    for (TypedRow step : rows.steps().subList(1, rows.steps().size())) {
      findings.errorAbout(
          Code.STEP_GUARD,
          table.place(step, new Binding.Block()),
          table.text(step, new Binding.Block()),
          "no further step, since the effect has rows that count otherwise");
    }
    List<TypedRow> all = new ArrayList<>(List.of(rows.steps().get(0)));
    all.addAll(rows.alternatives());
    List<Step> otherwise = List.of();
    for (int i = all.size() - 1; i >= 0; i--) {
      List<Step> steps = program(List.of(all.get(i)));
      if (!steps.isEmpty() && steps.get(0) instanceof Step.If branch) {
        otherwise =
            List.of(new Step.If(branch.condition(), branch.then(), otherwise, branch.source()));
      } else {
        leavesNothing(all.get(i), i + 1 < all.size() ? all.get(i + 1) : null);
        otherwise = steps;
      }
    }
    return otherwise;
  }

  /** A row without a condition fits each case. */
  private void leavesNothing(TypedRow row, TypedRow next) {
    if (next != null) {
      findings.errorAbout(
          Code.SHADOWED,
          table.place(next, new Binding.Block()),
          table.text(next, new Binding.Block()),
          "a condition in row " + row.number() + ", which leaves nothing for this one");
    }
  }

  private List<Step> program(List<TypedRow> rows) {
    List<Step> steps = new ArrayList<>();
    List<Condition> guards = new ArrayList<>();
    SourceLocation guarded = null;
    for (TypedRow row : rows) {
      for (TypedCell cell : row.cells()) {
        Binding binding = table.column(cell).binding();
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
    return guards.isEmpty()
        ? steps
        : List.of(new Step.If(Condition.together(guards), steps, List.of(), guarded));
  }

  private void checkOnlyRow(List<TypedRow> rows, TypedCell cell) {
    if (rows.size() > 1) {
      findings.errorAbout(Code.STEP_GUARD, cell.place(), cell.literal(), "an empty cell");
    }
  }

  private void checkReached(List<Step> before, TypedCell cell) {
    boolean ended = !before.isEmpty() && before.get(before.size() - 1).ends();
    if (ended) {
      findings.errorAbout(
          Code.UNREACHABLE,
          cell.place(),
          cell.literal(),
          "an empty cell, since the verb before it ends the effect");
    }
  }
}
