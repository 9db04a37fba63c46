package dev.runesheet.table.layout;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.ConditionText;
import dev.runesheet.table.cell.RawCell;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The suggestion for a condition that is not understood. */
record TestAdvice(CellType.Test type, boolean alone) {

  private static final Pattern HEAD = Pattern.compile("(\\S+(?:\\s+of\\b)?)\\s+(.*)");
  private static final Set<String> MEANS_ANY = Set.of("one of", "either", "in", "any");
  private static final Set<String> MEANS_NONE =
      Set.of("none", "neither", "except", "without", "no");
  private static final List<Map.Entry<String, String>> SIGNS =
      List.of(
          Map.entry("(=>|\\bmin(imum)?|\\bfrom)(?=\\s*[-\\d])", ">= "),
          Map.entry("(=<|\\bmax(imum)?|\\bup to)(?=\\s*[-\\d])", "<= "),
          Map.entry("(!=|=/=|><)", "<> "),
          Map.entry("==", ""),
          Map.entry("\\b(more|greater|higher|larger) than\\b|\\bover\\b", "> "),
          Map.entry("\\b(less|fewer|lower|smaller) than\\b|\\bunder\\b", "< "));

  /** Comparisons that must both hold, which no list says. */
  private static final Pattern BOTH =
      Pattern.compile(
          "(?i)([<>≤≥]|\\bat"
              + " (least|most)\\b|\\babove\\b|\\bbelow\\b|\\bthan\\b).*\\b(and|but)\\b.*");

  private static final List<UnaryOperator<String>> REWRITES =
      List.of(
          text -> text.replaceAll("[“”„\"‘’']", ""),
          text -> text.replaceFirst("(?i)^not (any|one|either) of\\b", ConditionText.NONE),
          text -> text.replaceAll("(\\d)\\s*[-–—:~]\\s*(\\d)", "$1..$2"),
          text -> text.replaceAll("between (.+?) and (.+)", "$1..$2"),
          TestAdvice::bounds,
          text -> text.replaceAll("([-\\d.]+)\\s*(\\+|or (more|above|higher))$", ">= $1"),
          text -> text.replaceAll("([-\\d.]+)\\s*or (less|below|lower|fewer)$", "<= $1"),
          TestAdvice::signs,
          TestAdvice::keyword,
          text -> text.replaceAll("(\\d),(\\d)", "$1, $2"),
          TestAdvice::list,
          text -> keyword(list(text)));

  /** The first rewriting that would be understood, as a question; empty if none would be. */
  String on(String text) {
    for (UnaryOperator<String> rewrite : REWRITES) {
      String candidate = rewrite.apply(text).strip();
      if (!candidate.equals(text) && understood(candidate)) {
        return "did you mean '" + candidate + "'?";
      }
    }
    return "";
  }

  private boolean understood(String candidate) {
    RawCell cell = RawCell.filled(candidate, null, SourceLocation.NONE);
    return new TestParser(type, cell, alone, new Diagnostics(), null).parse() != null;
  }

  private static String signs(String text) {
    String rewritten = text;
    for (Map.Entry<String, String> sign : SIGNS) {
      rewritten = rewritten.replaceAll(sign.getKey(), sign.getValue());
    }
    return rewritten.replaceAll("\\s+", " ");
  }

  /** The text with the keyword that is nearest to how it begins. */
  private static String keyword(String text) {
    Matcher head = HEAD.matcher(text);
    if (!head.matches() || ConditionText.keyword(text) != null) {
      return text;
    }
    String word = head.group(1).toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
    String nearest = Words.nearest(word, List.of(ConditionText.ANY, ConditionText.NONE));
    String keyword =
        MEANS_ANY.contains(word)
            ? ConditionText.ANY
            : MEANS_NONE.contains(word) ? ConditionText.NONE : nearest;
    return keyword == null ? text : keyword + " " + head.group(2);
  }

  /** The range between a lower and an upper bound that both hold. */
  private static String bounds(String text) {
    String said =
        signs(
            text.replaceAll("(?i)\\bat least\\b|≥", ">=").replaceAll("(?i)\\bat most\\b|≤", "<="));
    return said.replaceAll(">= ?(\\S+?),? (?:and|but) <= ?(\\S+)", "$1..$2")
        .replaceAll("<= ?(\\S+?),? (?:and|but) >= ?(\\S+)", "$2..$1");
  }

  /** The text as a list of parts between commas. */
  private static String list(String text) {
    if (BOTH.matcher(text).find()) {
      return text;
    }
    String parts = text.replaceAll("\\s*(;|/|\\||,?\\s+\\b(or|and|nor)\\b)\\s*", ", ");
    boolean list = parts.indexOf(',') >= 0 && ConditionText.keyword(parts) == null;
    boolean begun = !keyword(parts).equals(parts);
    return list && !begun ? ConditionText.ANY + " " + parts.replaceAll(",\\s*", ", ") : parts;
  }
}
