package dev.runesheet.game.valeria.authoring.effect;

import dev.runesheet.language.SourceFree;
import dev.runesheet.language.strings.StepBuilder;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.VerbCatalog;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.RowCode;
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
   * Creates the layout of a kind of rows.
   *
   * @param cells the meanings of its columns, from left to right
   */
  EffectCells(List<EffectCell> cells, VerbCatalog verbs) {
    this.cells = List.copyOf(cells);
    this.verbs = verbs;
  }

  @Override
  public Optional<SortedMap<Integer, List<CellValue>>> write(List<Step> steps) {
    return new Writing().row(steps).filter(row -> says(row, steps));
  }

  /** True if a written row reads back as the same steps; otherwise the steps are not tabular. */
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
    StepBuilder make = StepBuilder.of(verbs, filled.get(filled.firstKey()).place());
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
                ? new Step.Choose(Role.OWNER, text.text(), legs, question.asking(), text.place())
                : make.offered(
                    text.text(),
                    EffectColumns.amount(exchange, 0),
                    EffectColumns.amount(exchange, 2)));
      }
    }
    return steps;
  }

  @Override
  public Optional<Missing> missing(SortedSet<Integer> filled) {
    List<Integer> questions = filled(filled, EffectCell.OfQuestion.class);
    List<Integer> options = filled(filled, EffectCell.OfOption.class);
    options.addAll(filled(filled, EffectCell.OfExchange.class));
    List<Integer> ends = filled(filled, EffectCell.OfEnd.class);
    if (questions.size() > 1) {
      return lacks(questions.get(1), "nothing, since a row asks one question at most");
    }
    if (!questions.isEmpty()) {
      return options.isEmpty()
          ? lacks(first(EffectCell.OfOption.class, EffectCell.OfExchange.class), "what is offered")
          : ends.isEmpty()
              ? Optional.empty()
              : lacks(ends.get(0), "nothing, since the question ends the row");
    }
    if (!options.isEmpty()) {
      return lacks(first(EffectCell.OfQuestion.class), "the question that offers this");
    }
    if (filled(filled, EffectCell.OfStep.class).isEmpty()) {
      return lacks(first(EffectCell.OfStep.class), "something that the row does");
    }
    int end = first(EffectCell.OfEnd.class, EffectCell.OfQuestion.class);
    return ends.isEmpty() ? lacks(end, "what ends the row") : Optional.empty();
  }

  private static Optional<Missing> lacks(int column, String expected) {
    return Optional.of(new Missing(column, expected));
  }

  private List<Integer> filled(SortedSet<Integer> filled, Class<? extends EffectCell> sort) {
    List<Integer> found = new ArrayList<>();
    for (int column : filled) {
      if (sort.isInstance(cells.get(column))) {
        found.add(column);
      }
    }
    return found;
  }

  /** The first column of a sort, or of another if there is none. */
  @SafeVarargs
  private int first(Class<? extends EffectCell>... sorts) {
    for (Class<? extends EffectCell> sort : sorts) {
      for (int i = 0; i < cells.size(); i++) {
        if (sort.isInstance(cells.get(i))) {
          return i;
        }
      }
    }
    return 0;
  }
}
