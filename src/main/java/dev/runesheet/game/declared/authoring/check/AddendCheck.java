package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.NumberLine;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Subject;
import dev.runesheet.model.diagnostic.Words;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The check that each kind with a number that is a sum has all numbers which the sum adds. */
public record AddendCheck(Map<String, Map<String, NumberLine>> kinds, Diagnostics findings) {

  /**
   * Reports the addends that kinds with their sum lack.
   *
   * @param sums the entry that declares the sums
   */
  public static void check(Declaration declared, SourceLocation sums, Diagnostics findings) {
    AddendCheck check = new AddendCheck(declared.kinds(), findings);
    declared.sums().forEach((sum, addends) -> check.sum(sum, addends, sums.field(sum)));
  }

  private void sum(String sum, List<String> addends, SourceLocation place) {
    Map<String, Set<String>> having = new TreeMap<>();
    kinds.forEach(
        (kind, numbers) -> {
          if (numbers.containsKey(sum)) {
            having.put(kind, numbers.keySet());
          }
        });
    for (int i = 0; i < addends.size(); i++) {
      String addend = addends.get(i);
      List<String> without =
          having.keySet().stream().filter(kind -> !having.get(kind).contains(addend)).toList();
      if (!without.isEmpty()) {
        Set<String> common = new TreeSet<>(having.get(without.get(0)));
        having.values().forEach(common::retainAll);
        common.remove(sum);
        findings.add(lacking(sum, addend, without, common, place.field("" + i)));
      }
    }
  }

  private static Diagnostic lacking(
      String sum, String addend, List<String> kinds, Set<String> common, SourceLocation place) {
    String all = "all with " + Words.quote(sum);
    String found = Words.quote(addend) + " of " + all + " (" + String.join(", ", kinds) + ")";
    String expected = common.isEmpty() ? "a number that " + all + " have" : Words.oneOf(common);
    return Diagnostic.of(Code.UNKNOWN_STAT, place, found, expected)
        .about(Subject.implied(addend))
        .meaning(Words.nearest(addend, common));
  }
}
