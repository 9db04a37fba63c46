package dev.runesheet.table.grid;

import dev.runesheet.model.SourceLocation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A sheet of decision tables whose headers are their author's own code, as rules: Drools made them
 * of the sheet as it is. Only for sheets whose author is trusted.
 *
 * @param workbook the file
 * @param title the sheet
 * @param drl the rules
 * @param rows the rows that became rules, in the order of the rules
 * @param before the cells whose text stands before the rules: imports, functions
 */
public record DroolsSheet(
    String workbook, String title, String drl, List<Row> rows, List<Piece> before) {

  private static final Pattern COMMENT = Pattern.compile("// rule values at ([A-Z]+\\d+),.*");
  private static final Pattern RULE = Pattern.compile("rule \"(.*)\"");
  private static final Pattern WORD = Pattern.compile("[A-Za-z_$][\\w$]*");

  /** Copies the lists. */
  public DroolsSheet {
    rows = List.copyOf(rows);
    before = List.copyOf(before);
  }

  /**
   * A row that is a rule.
   *
   * @param cell the first cell of its table's columns
   * @param pieces its filled cells with the code they become
   */
  record Row(String cell, List<Piece> pieces) {
    /** Copies the list. */
    Row {
      pieces = List.copyOf(pieces);
    }
  }

  /**
   * A cell and the code it becomes.
   *
   * @param place the cell
   * @param header the cell whose code it is put into; empty if there is none
   */
  record Piece(SourceLocation place, String header, String code) {}

  /** The name that the rules' file has. */
  public String name() {
    return workbook + "!" + title;
  }

  /** The first cell of the row of each rule, by the rule's name. */
  public Map<String, SourceLocation> rules() {
    Map<String, SourceLocation> rules = new HashMap<>();
    String cell = "";
    for (String line : drl.lines().toList()) {
      Matcher comment = COMMENT.matcher(line);
      Matcher rule = RULE.matcher(line);
      if (comment.matches()) {
        cell = comment.group(1);
      } else if (rule.matches() && !cell.isEmpty()) {
        rules.put(rule.group(1), at(cell));
      }
    }
    return Collections.unmodifiableMap(rules);
  }

  /**
   * The cell that a problem with the rules is about.
   *
   * @param header the header cell that its code comes from; empty if there is none
   */
  public record Blame(SourceLocation place, String header) {}

  /**
   * The cell that a problem is about.
   *
   * @param line the line of the rules, from 1
   * @param message what Drools says; of several cells in the line, the one whose code has the words
   *     of the message that others do not have
   */
  public Blame blame(int line, String message) {
    List<String> lines = drl.lines().toList();
    for (int i = Math.min(line, lines.size()) - 1; i >= 0; i--) {
      Matcher comment = COMMENT.matcher(lines.get(i));
      if (comment.matches()) {
        return blame(comment.group(1), message);
      }
    }
    return before.isEmpty() ? new Blame(at("A1"), "") : blame(best(before, message, before.get(0)));
  }

  private Blame blame(String cell, String message) {
    for (Row row : rows) {
      if (row.cell().equals(cell)) {
        Piece first = new Piece(at(cell), "", "");
        return blame(best(row.pieces(), message, first));
      }
    }
    return new Blame(at(cell), "");
  }

  private static Blame blame(Piece piece) {
    return new Blame(piece.place(), piece.header());
  }

  private static Piece best(List<Piece> pieces, String message, Piece otherwise) {
    Piece best = otherwise;
    double most = 0;
    for (Piece piece : pieces) {
      double score = 0;
      for (String word : words(message)) {
        long having = pieces.stream().filter(one -> words(one.code()).contains(word)).count();
        score += words(piece.code()).contains(word) ? 1.0 / having : 0;
      }
      if (score > most) {
        best = piece;
        most = score;
      }
    }
    return best;
  }

  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(text);
    while (matcher.find()) {
      words.add(matcher.group());
    }
    return words;
  }

  private SourceLocation at(String cell) {
    return SourceLocation.cell(workbook, title, cell);
  }
}
