package dev.runesheet.cli.command;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Paint;
import dev.runesheet.cli.console.Text;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.spelling.Word;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Findings for people and programs, in the order of their places. */
public final class Findings {

  private static final Comparator<Placed> BY_PLACE =
      Comparator.<Placed, String>comparing(one -> one.finding().location().file())
          .thenComparing(Placed::place)
          .thenComparing(one -> one.finding().code().id());

  /**
   * The largest number of findings of one code in one file that people are told: as many as an
   * author mends in a day. Programs get all.
   */
  private static final int MOST_ALIKE = 200;

  private Findings() {}

  /** A finding with the sort key of its place. */
  private record Placed(Diagnostic finding, String place) {}

  /** Findings by their places, each once. */
  public static List<Diagnostic> sorted(Collection<Diagnostic> findings) {
    return findings.stream()
        .distinct()
        .map(finding -> new Placed(finding, naturalPlace(finding)))
        .sorted(BY_PLACE)
        .map(Placed::finding)
        .toList();
  }

  /** Line and column if they are known, otherwise the place; numbers in it sort by their size. */
  private static String naturalPlace(Diagnostic finding) {
    String place =
        finding.line().isEmpty() ? finding.location().place().toString() : finding.line();
    StringBuilder natural = new StringBuilder();
    for (String part : place.split("(?<=\\d)(?=\\D)|(?<=\\D)(?=\\d)")) {
      boolean number = !part.isEmpty() && Character.isDigit(part.charAt(0));
      natural.append(number ? "0".repeat(Math.max(0, 10 - part.length())) : "").append(part);
    }
    return natural.toString();
  }

  /** A finding on one line, its severity in colour. */
  public static String line(Diagnostic finding, Paint paint) {
    String text = finding.message();
    String severity = ": " + Word.said(finding.severity()) + " " + finding.code().id();
    int at = text.indexOf(severity);
    if (at < 0 || !paint.on()) {
      return text;
    }
    int end = at + severity.length();
    String mark = text.substring(at + 2, end);
    String coloured = finding.isError() ? paint.bad(mark) : paint.chance(mark);
    return paint.heading(text.substring(0, at)) + ": " + coloured + text.substring(end);
  }

  /**
   * Findings as lines in their order. Of many with one code in one file only the first are told,
   * with the number of the others below them: they are mostly one mistake, made many times.
   */
  public static List<String> lines(Collection<Diagnostic> findings, Paint paint) {
    Map<Object, Long> all =
        findings.stream().collect(Collectors.groupingBy(Findings::kind, Collectors.counting()));
    Map<Object, Integer> told = new HashMap<>();
    List<String> lines = new ArrayList<>();
    for (Diagnostic finding : findings) {
      Object kind = kind(finding);
      int number = told.merge(kind, 1, Integer::sum);
      long others = all.get(kind) - MOST_ALIKE;
      if (number <= MOST_ALIKE || others == 1) {
        lines.add(line(finding, paint));
      }
      if (number == MOST_ALIKE && others > 1) {
        String file = paint.heading(finding.location().file());
        lines.add(file + ": and " + Text.number(others) + " more of " + finding.code().id());
      }
    }
    return lines;
  }

  private static Object kind(Diagnostic finding) {
    return List.of(finding.location().file(), finding.code().id());
  }

  /** The summary, for example {@code 2 errors, 1 warning}. */
  public static String summary(Collection<Diagnostic> findings) {
    long errors = count(findings, Severity.ERROR);
    long warnings = count(findings, Severity.WARNING);
    return Text.count(errors, "error") + ", " + Text.count(warnings, "warning");
  }

  static long count(Collection<Diagnostic> findings, Severity severity) {
    return findings.stream().distinct().filter(finding -> finding.severity() == severity).count();
  }

  public static ArrayNode toJson(Collection<Diagnostic> findings) {
    ArrayNode list = Json.list();
    for (Diagnostic finding : findings) {
      ObjectNode one = list.addObject();
      one.put("severity", Word.said(finding.severity())).put("code", finding.code().id());
      one.put("file", finding.location().file())
          .put("place", finding.location().place().toString());
      one.put("line", finding.line()).put("found", finding.found());
      one.put("expected", finding.expected()).put("suggestion", finding.suggestion());
      one.put("message", finding.sentence()).put("fix", finding.code().fix());
    }
    return list;
  }
}
