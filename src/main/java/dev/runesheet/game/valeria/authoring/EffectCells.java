package dev.runesheet.game.valeria.authoring;

import dev.runesheet.language.SourceFree;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.verb.VerbCatalog;
import dev.runesheet.table.CellValue;
import dev.runesheet.table.RowCode;
import dev.runesheet.table.TypedCell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.function.Function;

/** Programs of cards as cells of a row: steps from left to right, then a question or the end. */
final class EffectCells implements RowCode {

  private final List<EffectCell> cells;
  private final VerbCatalog verbs;

  /**
   * A sort of rows.
   *
   * @param cells what its columns stand for, from left to right
   */
  EffectCells(List<EffectCell> cells, VerbCatalog verbs) {
    this.cells = List.copyOf(cells);
    this.verbs = verbs;
  }

  @Override
  public Optional<SortedMap<Integer, List<CellValue>>> write(List<Step> steps) {
    return new Writing().row(steps).filter(row -> says(row, steps));
  }

  /** Reads what was written: what a row would say otherwise is none. */
  private boolean says(SortedMap<Integer, List<CellValue>> row, List<Step> steps) {
    TreeMap<Integer, TypedCell> typed = new TreeMap<>();
    row.forEach(
        (column, values) -> typed.put(column, new TypedCell(column, values, SourceLocation.NONE)));
    return missing(typed.navigableKeySet()).isEmpty()
        && SourceFree.steps(read(typed)).equals(SourceFree.steps(steps));
  }

  /** Puts steps into columns, each further to the right than the one before. */
  private final class Writing {
    private final TreeMap<Integer, List<CellValue>> row = new TreeMap<>();
    private int next;

    Optional<SortedMap<Integer, List<CellValue>>> row(List<Step> steps) {
      for (int i = 0; i < steps.size(); i++) {
        boolean last = i == steps.size() - 1;
        if (!step(steps.get(i)) && !(last && question(steps.get(i)))) {
          return Optional.empty();
        }
      }
      boolean asks =
          row.keySet().stream()
              .anyMatch(column -> cells.get(column) instanceof EffectCell.OfQuestion);
      return asks || end() ? Optional.of(row) : Optional.empty();
    }

    private boolean put(Function<EffectCell, Optional<List<CellValue>>> write) {
      for (int i = next; i < cells.size(); i++) {
        Optional<List<CellValue>> values = write.apply(cells.get(i));
        if (values.isPresent()) {
          row.put(i, values.get());
          next = i + 1;
          return true;
        }
      }
      return false;
    }

    private boolean step(Step step) {
      return put(
          cell ->
              cell instanceof EffectCell.OfStep one ? one.write().apply(step) : Optional.empty());
    }

    private boolean end() {
      return put(
          cell ->
              cell instanceof EffectCell.OfEnd
                  ? Optional.of(List.of(new CellValue.Marked()))
                  : Optional.empty());
    }

    private boolean question(Step step) {
      if (step instanceof Step.If branch
          && branch.then().size() == 1
          && branch.then().get(0) instanceof Step.Choose choose) {
        Optional<List<CellValue>> exchange =
            EffectSteps.takenBy(choose).flatMap(EffectSteps::exchange);
        return exchange.isPresent()
            && put(cell -> cell instanceof EffectCell.OfExchange ? exchange : Optional.empty())
            && ask(choose);
      }
      return step instanceof Step.Choose choose && options(choose) && ask(choose);
    }

    private boolean options(Step.Choose choose) {
      return choose.legs().stream()
          .allMatch(
              leg ->
                  put(
                      cell ->
                          cell instanceof EffectCell.OfOption one
                              ? one.write().apply(leg)
                              : Optional.empty()));
    }

    private boolean ask(Step.Choose choose) {
      return put(
          cell ->
              cell instanceof EffectCell.OfQuestion one && one.asking() == choose.asking()
                  ? Optional.of(List.of(new CellValue.Text(choose.prompt())))
                  : Optional.empty());
    }
  }

  @Override
  public List<Step> read(SortedMap<Integer, TypedCell> filled) {
    EffectSteps make = new EffectSteps(verbs, filled.get(filled.firstKey()).place());
    List<Step> steps = new ArrayList<>();
    List<Step.Leg> legs = new ArrayList<>();
    TypedCell exchange = null;
    for (var entry : filled.entrySet()) {
      EffectCell cell = cells.get(entry.getKey());
      TypedCell text = entry.getValue();
      if (cell instanceof EffectCell.OfStep step) {
        steps.add(step.read().apply(text));
      } else if (cell instanceof EffectCell.OfOption option) {
        legs.add(option.read().apply(text));
      } else if (cell instanceof EffectCell.OfExchange) {
        exchange = text;
      } else if (cell instanceof EffectCell.OfQuestion question) {
        steps.add(
            exchange == null
                ? new Step.Choose(
                    dev.runesheet.model.Selector.Role.OWNER,
                    text.text(),
                    legs,
                    question.asking(),
                    text.place())
                : make.offered(
                    text.text(),
                    exchange.text(),
                    exchange.number(1),
                    exchange.values().get(2).literal(),
                    exchange.number(3)));
      }
    }
    return steps;
  }

  @Override
  public Optional<Missing> missing(SortedSet<Integer> filled) {
    int options = 0;
    int asked = 0;
    int ends = 0;
    int steps = 0;
    int askColumn = -1;
    int endColumn = -1;
    int optionColumn = -1;
    for (int i = cells.size() - 1; i >= 0; i--) {
      int there = filled.contains(i) ? 1 : 0;
      EffectCell cell = cells.get(i);
      if (cell instanceof EffectCell.OfQuestion) {
        asked += there;
        askColumn = there > 0 || asked == 0 ? i : askColumn;
      } else if (cell instanceof EffectCell.OfEnd) {
        ends += there;
        endColumn = i;
      } else if (cell instanceof EffectCell.OfStep) {
        steps += there;
      } else {
        options += there;
        optionColumn = i;
      }
    }
    if (asked > 1) {
      return Optional.of(new Missing(askColumn, "one question at most"));
    }
    if (asked == 1 && options == 0) {
      return Optional.of(new Missing(optionColumn, "what can be chosen"));
    }
    if (asked == 1) {
      return ends == 0
          ? Optional.empty()
          : Optional.of(new Missing(endColumn, "nothing, since the question ends the row"));
    }
    if (options > 0) {
      return Optional.of(new Missing(askColumn, "the question that the options are of"));
    }
    if (steps == 0) {
      return Optional.of(new Missing(0, "something that the row does"));
    }
    return ends == 1 || endColumn < 0
        ? Optional.empty()
        : Optional.of(new Missing(endColumn, "an x, which ends the row"));
  }
}
