package dev.runesheet.game.valeria.authoring.effect;

import dev.runesheet.game.valeria.authoring.effect.EffectCell.Sort;
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
import java.util.stream.Stream;

/**
 * Programs of cards as cells of a row: steps from left to right, then a question or the end.
 *
 * @param cells the meanings of its columns, from left to right
 */
record EffectCells(List<EffectCell> cells, VerbCatalog verbs) implements RowCode {

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
        if (!put(Sort.STEP, steps.get(i)) && !(last && question(steps.get(i)))) {
          return Optional.empty();
        }
      }
      boolean asks = row.keySet().stream().anyMatch(at -> cells.get(at).sort() == Sort.QUESTION);
      return asks || put(Sort.END, Sort.END) ? Optional.of(row) : Optional.empty();
    }

    /** Fills the next column of a sort that can say a part; false if there is none. */
    private boolean put(Sort sort, Object part) {
      for (int i = next; i < cells.size(); i++) {
        Optional<List<CellValue>> values =
            cells.get(i).sort() == sort ? cells.get(i).saying(part) : Optional.empty();
        if (values.isPresent()) {
          row.put(i, values.get());
          next = i + 1;
          return true;
        }
      }
      return false;
    }

    private boolean question(Step step) {
      if (step instanceof Step.If asked
          && asked.then().size() == 1
          && asked.then().get(0) instanceof Step.Choose choose) {
        return choose.branches().stream()
            .flatMap(branch -> branch.body().stream())
            .limit(1)
            .anyMatch(taken -> put(Sort.EXCHANGE, taken) && ask(choose));
      }
      return step instanceof Step.Choose choose
          && choose.branches().stream().allMatch(branch -> put(Sort.OPTION, branch))
          && ask(choose);
    }

    private boolean ask(Step.Choose choose) {
      return put(Sort.QUESTION, new EffectCell.Question(choose.prompt(), choose.asking()));
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
      Object said = cell.make().apply(entry.getValue());
      switch (cell.sort()) {
        case STEP -> steps.add((Step) said);
        case OPTION -> branches.add((Step.Branch) said);
        case EXCHANGE -> exchange = (Step.If) said;
        case QUESTION -> {
          EffectCell.Question asked = (EffectCell.Question) said;
          steps.add(
              exchange == null
                  ? new Step.Choose(
                      Role.OWNER,
                      asked.prompt(),
                      branches,
                      asked.asking(),
                      entry.getValue().place())
                  : make.offered(asked.prompt(), exchange));
        }
        case END -> {}
      }
    }
    return steps;
  }

  @Override
  public Optional<Missing> missing(SortedSet<Integer> filled) {
    List<Integer> questions = filled(filled, Sort.QUESTION);
    List<Integer> options = filled(filled, Sort.OPTION, Sort.EXCHANGE);
    List<Integer> ends = filled(filled, Sort.END);
    if (questions.size() > 1) {
      return lacks(questions.get(1), "nothing, since a row asks one question at most");
    }
    if (!questions.isEmpty()) {
      return options.isEmpty()
          ? lacks(first(Sort.OPTION, Sort.EXCHANGE), "what is offered")
          : ends.isEmpty()
              ? Optional.empty()
              : lacks(ends.get(0), "nothing, since the question ends the row");
    }
    if (!options.isEmpty()) {
      return lacks(first(Sort.QUESTION), "the question that offers this");
    }
    if (filled(filled, Sort.STEP).isEmpty()) {
      return lacks(first(Sort.STEP), "something that the row does");
    }
    int end = first(Sort.END, Sort.QUESTION);
    return ends.isEmpty() ? lacks(end, "what ends the row") : Optional.empty();
  }

  private static Optional<Missing> lacks(int column, String expected) {
    return Optional.of(new Missing(column, expected));
  }

  private List<Integer> filled(SortedSet<Integer> filled, Sort... sorts) {
    return filled.stream().filter(at -> List.of(sorts).contains(cells.get(at).sort())).toList();
  }

  /** The first column of a sort, or of another if there is none. */
  private int first(Sort... sorts) {
    return Stream.of(sorts)
        .flatMap(sort -> cells.stream().filter(cell -> cell.sort() == sort).limit(1))
        .mapToInt(cells::indexOf)
        .findFirst()
        .orElse(0);
  }
}
