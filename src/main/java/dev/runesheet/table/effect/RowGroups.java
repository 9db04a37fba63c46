package dev.runesheet.table.effect;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.word.BlockName;
import dev.runesheet.word.BlockName.Kind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The grouping of rows by effect, independent of the order of rows: the row with the trigger, the
 * further ones with {@code /2}, {@code /3} and so on, and the alternatives that count if none
 * before them fits: {@code /else}, {@code /else-2} and so on.
 */
public final class RowGroups {

  /** The expectation where a further row says what its first row says. */
  public static final String FIRST_SAYS = "nothing: the first row of the effect says it";

  /** Above the number of any step. */
  private static final int ELSE = 10_000;

  private final TypedTable table;
  private final Diagnostics findings;

  /**
   * The rows of one effect.
   *
   * @param steps the rows that run one after the other
   * @param alternatives the rows of which the first that fits counts, if the one step does not fit
   */
  record Group(List<TypedRow> steps, List<TypedRow> alternatives) {}

  /** The ids that rows are told to be meant to have. */
  private final Set<String> meant = new HashSet<>();

  RowGroups(TypedTable table, Diagnostics findings) {
    this.table = table;
    this.findings = findings;
  }

  /** The rows of each effect in their order, the effects in the order of their first rows. */
  List<Group> groups() {
    Map<String, TreeMap<Integer, TypedRow>> groups = new LinkedHashMap<>();
    List<TypedRow> further = new ArrayList<>();
    Set<String> blocks = blocks();
    for (TypedRow row : table.rows()) {
      String block = table.text(row, new Binding.Block());
      boolean begins = table.text(row, new Binding.When()) != null;
      if (begins ? goesOn(row, block, blocks) : further(row, block)) {
        further.add(row);
      } else if (block != null) {
        groups.computeIfAbsent(block, id -> new TreeMap<>()).putIfAbsent(1, row);
      }
    }
    further.forEach(row -> join(row, groups));
    groups.values().forEach(this::checkSteps);
    return groups.values().stream()
        .map(
            rows ->
                new Group(
                    List.copyOf(rows.headMap(ELSE).values()),
                    List.copyOf(rows.tailMap(ELSE).values())))
        .toList();
  }

  /**
   * True if a row without a trigger continues an effect; it may also be a first row whose trigger
   * is missing. A row that could not be read begins one unless its id says otherwise: its trigger
   * may be what could not be read.
   */
  private static boolean further(TypedRow row, String block) {
    return row.complete() || block != null && effect(block) != null && number(block) > 1;
  }

  /** The effect that a row goes on with, by the name of its block; null if it goes on with none. */
  public static String effect(String block) {
    return BlockName.of(block).map(BlockName::effect).orElse(null);
  }

  /** The first free id behind one that goes on with an effect; empty if it goes on with none. */
  public static Optional<String> next(String block, Set<String> taken) {
    return BlockName.of(block)
        .flatMap(
            name ->
                Stream.iterate(name.next(), BlockName::next)
                    .map(BlockName::text)
                    .filter(id -> !taken.contains(id))
                    .findFirst());
  }

  private static int number(String block) {
    BlockName name = BlockName.of(block).orElseThrow();
    return name.kind() == Kind.ELSE ? ELSE + name.number() : name.number();
  }

  /**
   * True if a row continues an effect although it has a trigger: by an id that begins none, or
   * because it has no owner.
   */
  private boolean goesOn(TypedRow row, String block, Set<String> blocks) {
    String effect = effect(String.valueOf(block));
    return effect != null
        && (BlockName.of(Kind.ELSE, block).isPresent()
            || table.text(row, new Binding.Owner()) == null && blocks.contains(effect));
  }

  private Set<String> blocks() {
    return table.rows().stream()
        .map(row -> String.valueOf(table.text(row, new Binding.Block())))
        .collect(Collectors.toSet());
  }

  private void join(TypedRow row, Map<String, TreeMap<Integer, TypedRow>> groups) {
    String block = table.text(row, new Binding.Block());
    if (block == null) {
      return;
    }
    // The meaning of a row with a finding is unknown; it only keeps the place of its block.
    String effect = effect(block);
    if (effect == null || number(block) == 1) {
      findings.error(
          Code.CELL_MISSING, table.place(row, new Binding.When()), "", Binding.When.NEEDED);
    } else if (!groups.containsKey(effect)) {
      if (!row.complete()) {
        return;
      }
      findings.add(missing(row, effect, groups.keySet()));
    } else {
      groups.get(effect).putIfAbsent(number(block), row);
    }
  }

  /** The finding that no row of the table begins the effect that a row goes on with. */
  private Diagnostic missing(TypedRow row, String effect, Set<String> begun) {
    String nearest = Words.nearest(effect, begun);
    String block = table.text(row, new Binding.Block());
    Optional.ofNullable(nearest).ifPresent(id -> meant.add(block(id, number(block))));
    return Diagnostic.about(
            Code.UNKNOWN_REFERENCE,
            table.place(row, new Binding.Block()),
            effect,
            begun.isEmpty() ? "the id of another row" : Words.oneOf(begun))
        .meaning(nearest);
  }

  private void checkSteps(TreeMap<Integer, TypedRow> rows) {
    TypedRow first = rows.get(1);
    String id = table.text(first, new Binding.Block());
    int expected = 1;
    for (Map.Entry<Integer, TypedRow> step : rows.entrySet()) {
      int number = step.getKey();
      expected = number > ELSE && expected < ELSE ? ELSE + 1 : expected;
      if (number != expected && !meant.contains(block(id, expected))) {
        findings.errorAbout(
            Code.UNKNOWN_REFERENCE,
            table.place(step.getValue(), new Binding.Block()),
            block(id, number),
            Words.quote(block(id, expected)) + " first");
      }
      expected = number + 1;
      if (step.getKey() > 1) {
        checkEmpty(step.getValue(), new Binding.When());
        checkEmpty(step.getValue(), new Binding.Owner());
        checkEmpty(step.getValue(), new Binding.Whose());
      } else if (first.complete() && table.text(first, new Binding.Owner()) == null) {
        findings.error(
            Code.CELL_MISSING, table.place(first, new Binding.Owner()), "", Binding.Owner.NEEDED);
      }
    }
  }

  private static String block(String effect, int number) {
    return number > ELSE
        ? BlockName.otherwise(effect, number - ELSE).text()
        : BlockName.step(effect, number).text();
  }

  private void checkEmpty(TypedRow row, Binding binding) {
    String found = table.text(row, binding);
    if (found != null) {
      findings.errorAbout(Code.CELL_TEXT, table.place(row, binding), found, FIRST_SAYS);
    }
  }
}
