package dev.runesheet.game.valeria.authoring.effect;

import dev.runesheet.language.SourceFree;
import dev.runesheet.language.strings.StepBuilder;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.vocabulary.VerbCatalog;
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
    List<Step> said = SourceFree.steps(steps);
    return new Writing().row(said).filter(row -> says(row, said));
  }

  /** True if a written row reads back as the same steps; otherwise the steps are not tabular. */
  private boolean says(SortedMap<Integer, List<CellValue>> row, List<Step> steps) {
    TreeMap<Integer, TypedCell> typed = new TreeMap<>();
    row.forEach(
        (column, values) -> typed.put(column, new TypedCell(column, values, SourceLocation.NONE)));
    return missing(typed.navigableKeySet()).isEmpty() && read(typed).equals(steps);
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

    /** Fills the next column of a sort that takes it; false if there is none. */
    private <C extends EffectCell> boolean put(
        Class<C> sort, Function<C, Optional<List<CellValue>>> write) {
      for (int i = next; i < cells.size(); i++) {
        Optional<List<CellValue>> values =
            sort.isInstance(cells.get(i)) ? write.apply(sort.cast(cells.get(i))) : Optional.empty();
        if (values.isPresent()) {
          row.put(i, values.get());
          next = i + 1;
          return true;
        }
      }
      return false;
    }

    private boolean step(Step step) {
      return put(EffectCell.OfStep.class, cell -> cell.saying(step));
    }

    private boolean end() {
      return put(EffectCell.OfEnd.class, cell -> Optional.of(List.of(new CellValue.Marked())));
    }

    private boolean question(Step step) {
      if (step instanceof Step.If asked
          && asked.then().size() == 1
          && asked.then().get(0) instanceof Step.Choose choose) {
        Optional<Step> taken =
            choose.branches().stream().flatMap(branch -> branch.body().stream()).findFirst();
        return taken.orElse(null) instanceof Step.If exchange
            && put(EffectCell.OfExchange.class, cell -> cell.saying(exchange))
            && ask(choose);
      }
      return step instanceof Step.Choose choose
          && choose.branches().stream()
              .allMatch(branch -> put(EffectCell.OfOption.class, cell -> cell.saying(branch)))
          && ask(choose);
    }

    private boolean ask(Step.Choose choose) {
      return put(
          EffectCell.OfQuestion.class,
          cell ->
              cell.asking() == choose.asking()
                  ? Optional.of(List.of(new CellValue.Text(choose.prompt())))
                  : Optional.empty());
    }
  }

  @Override
  public List<Step> read(SortedMap<Integer, TypedCell> filled) {
    StepBuilder make = StepBuilder.of(verbs, filled.get(filled.firstKey()).place());
    List<Step> steps = new ArrayList<>();
    List<Step.Branch> branches = new ArrayList<>();
    Step.If exchange = null;
    for (var entry : filled.entrySet()) {
      EffectCell cell = cells.get(entry.getKey());
      TypedCell text = entry.getValue();
      if (cell instanceof EffectCell.OfStep step) {
        steps.add(step.make().apply(text));
      } else if (cell instanceof EffectCell.OfOption option) {
        branches.add(option.make().apply(text));
      } else if (cell instanceof EffectCell.OfExchange offer) {
        exchange = offer.make().apply(text);
      } else if (cell instanceof EffectCell.OfQuestion question) {
        steps.add(
            exchange == null
                ? new Step.Choose(
                    Role.OWNER, text.text(), branches, question.asking(), text.place())
                : make.offered(text.text(), exchange));
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
