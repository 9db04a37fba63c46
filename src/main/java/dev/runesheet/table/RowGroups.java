package dev.runesheet.table;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Finds the rows of each effect, wherever the author's sorting has put them: the row that says
 * when, and those that go on with {@code /2}, {@code /3} and so on.
 */
final class RowGroups {

  static final Pattern STEP = Pattern.compile("(.+)/([1-9]\\d{0,3})");

  private final TypedTable table;
  private final Diagnostics findings;

  RowGroups(TypedTable table, Diagnostics findings) {
    this.table = table;
    this.findings = findings;
  }

  /** The rows of each effect in their order, the effects in the order of their first rows. */
  List<List<TypedRow>> groups() {
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
    return groups.values().stream().map(rows -> List.copyOf(rows.values())).toList();
  }

  /** Whether a row without a trigger goes on with an effect; its trigger may be what is wrong. */
  private static boolean further(TypedRow row, String block) {
    return row.complete() || block != null && STEP.matcher(block).matches();
  }

  /** Whether a row goes on with an effect although it says when; it does not say whose it is. */
  private boolean goesOn(TypedRow row, String block, Set<String> blocks) {
    Matcher step = STEP.matcher(String.valueOf(block));
    return table.text(row, new Binding.Owner()) == null
        && step.matches()
        && blocks.contains(step.group(1));
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
    // What a row with a finding was to be is not known; it only keeps the place of its block.
    Matcher step = STEP.matcher(block);
    if (!step.matches() || step.group(2).equals("1")) {
      findings.error(
          Code.CELL_MISSING,
          table.place(row, new Binding.When()),
          "",
          "what starts the effect; only rows that go on with an effect leave this empty");
    } else if (!groups.containsKey(step.group(1))) {
      if (!row.complete()) {
        return;
      }
      findings.unknownWord(
          Code.UNKNOWN_REFERENCE,
          table.place(row, new Binding.Block()),
          step.group(1),
          groups.isEmpty() ? List.of("the id of another row") : groups.keySet());
    } else {
      groups.get(step.group(1)).putIfAbsent(Integer.parseInt(step.group(2)), row);
    }
  }

  private void checkSteps(TreeMap<Integer, TypedRow> rows) {
    TypedRow first = rows.get(1);
    String id = table.text(first, new Binding.Block());
    int expected = 1;
    for (Map.Entry<Integer, TypedRow> step : rows.entrySet()) {
      if (step.getKey() != expected) {
        findings.error(
            Code.UNKNOWN_REFERENCE,
            table.place(step.getValue(), new Binding.Block()),
            Words.quote(id + "/" + step.getKey()),
            Words.quote(id + "/" + expected) + " first");
      }
      expected = step.getKey() + 1;
      if (step.getKey() > 1) {
        checkEmpty(step.getValue(), new Binding.When());
        checkEmpty(step.getValue(), new Binding.Owner());
        checkEmpty(step.getValue(), new Binding.Whose());
      } else if (first.complete() && table.text(first, new Binding.Owner()) == null) {
        findings.error(
            Code.CELL_MISSING,
            table.place(first, new Binding.Owner()),
            "",
            "the id of what brings the effect into play");
      }
    }
  }

  private void checkEmpty(TypedRow row, Binding binding) {
    String found = table.text(row, binding);
    if (found != null) {
      findings.error(
          Code.CELL_TEXT,
          table.place(row, binding),
          Words.quote(found),
          "nothing: the first row of the effect says it");
    }
  }
}
