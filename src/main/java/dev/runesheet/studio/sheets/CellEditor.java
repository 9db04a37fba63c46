package dev.runesheet.studio.sheets;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.studio.desk.Desk;
import dev.runesheet.studio.desk.Refusal;
import dev.runesheet.studio.sheets.EditHistory.Edit;
import dev.runesheet.table.grid.EditedWorkbook;
import dev.runesheet.table.grid.EscapedText;
import dev.runesheet.table.write.CellWriter;
import dev.runesheet.table.write.OpenWorkbook;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.poi.ss.SpreadsheetVersion;
import org.apache.poi.ss.util.CellReference;

/**
 * The writer of cells and texts of a game's files, one after the other. A cell must still hold what
 * the author saw there; if somebody else wrote it meanwhile, nothing is written, and both versions
 * are told.
 */
public final class CellEditor {

  private static final Pattern CELL = Pattern.compile("[A-Z]{1,3}[1-9]\\d{0,6}");
  private static final Pattern PLACE = Pattern.compile("!(.*)!([A-Z]{1,3}[1-9]\\d{0,6})(:\\d+)?");
  private static final Pattern LINE = Pattern.compile("(\\d{1,7}):\\d+");
  private static final int LONGEST_CELL = 32_000;

  private final Desk desk;
  private final EditHistory history = new EditHistory();
  private final OpenWorkbook last;

  /**
   * A pen for the files of a desk.
   *
   * @param last the workbook that is shown, which is likely to be the one that is written
   */
  public CellEditor(Desk desk, OpenWorkbook last) {
    this.desk = desk;
    this.last = last;
  }

  /** Writes a cell that shows what the author saw. */
  public synchronized ObjectNode cell(
      String file, String sheet, String cell, String before, String after) {
    if (!isCell(cell) || after.length() > LONGEST_CELL) {
      throw Refusal.wrong("'" + cell + "' is no cell, or its text is too long.");
    }
    return make(new Edit(file, sheet, cell, before, after));
  }

  /** A text, and what tells it from others. */
  public ObjectNode read(String file) {
    PackFile of = text(file);
    byte[] content = of.read();
    return Json.object()
        .put("file", file)
        .put("text", PackFile.text(file, content))
        .put("version", PackFile.version(content))
        .put("openIn", of.openIn());
  }

  /** Writes a text whose version the author saw. */
  public synchronized ObjectNode text(String file, String version, String after) {
    byte[] content = text(file).read();
    String now = PackFile.text(file, content);
    if (!version.equals(PackFile.version(content))) {
      throw elsewhere(file, now, after);
    }
    return make(new Edit(file, "", "", now, after));
  }

  private PackFile text(String file) {
    PackFile of = PackFile.of(desk, file);
    if (of.isWorkbook()) {
      throw Refusal.wrong("'" + file + "' is a workbook, and no text.");
    }
    return of;
  }

  /**
   * Does what mends a finding: writes one word instead of another at its place.
   *
   * @param place a cell, or a line and a column
   * @param from the wrong word; empty if the whole cell is written anew
   */
  public synchronized ObjectNode mend(String file, String place, String from, String to) {
    byte[] content = PackFile.of(desk, file).read();
    Matcher cell = PLACE.matcher(place);
    if (cell.matches() && isCell(cell.group(2))) {
      String now =
          new CellWriter(file, content, new Diagnostics())
              .shown(cell.group(1), cell.group(2))
              .orElseThrow(() -> Refusal.missing("There is no cell '" + place + "'."));
      return make(new Edit(file, cell.group(1), cell.group(2), now, mended(now, from, to)));
    }
    Matcher line = LINE.matcher(place);
    if (!line.matches() || from.isEmpty()) {
      throw Refusal.wrong("'" + place + "' is no place that can be corrected.");
    }
    String now = PackFile.text(file, content);
    int start = start(now, Integer.parseInt(line.group(1)));
    String after = now.substring(0, start) + mended(now.substring(start), from, to);
    return make(new Edit(file, "", "", now, after));
  }

  /** True if a sheet has such a cell; {@code XFD1048576} is the last. */
  private static boolean isCell(String text) {
    if (!CELL.matcher(text).matches()) {
      return false;
    }
    String column = text.replaceFirst("\\d+$", "");
    String row = text.substring(column.length());
    return CellReference.cellReferenceIsWithinRange(column, row, SpreadsheetVersion.EXCEL2007);
  }

  private static int start(String text, int line) {
    int start = 0;
    for (int i = 1; i < line; i++) {
      int end = text.indexOf('\n', start);
      start = end < 0 ? text.length() : end + 1;
    }
    return start;
  }

  private static String mended(String text, String from, String to) {
    if (from.isEmpty()) {
      return to;
    }
    Pattern word = Pattern.compile("(?<![\\w-])" + Pattern.quote(from) + "(?![\\w-])");
    Matcher found = word.matcher(text);
    if (!found.find()) {
      throw Refusal.conflict("'" + from + "' does not stand there any more.");
    }
    return text.substring(0, found.start()) + to + text.substring(found.end());
  }

  private ObjectNode make(Edit edit) {
    OptionalInt wrong = unwritable(edit);
    if (wrong.isPresent()) {
      String number = HexFormat.of().withUpperCase().toHexDigits(wrong.getAsInt(), 4);
      throw Refusal.wrong("The character U+" + number + " cannot be written; leave it out.");
    }
    ObjectNode answer = write(edit);
    history.add(edit);
    return told(answer);
  }

  /** A character that a cell cannot hold, or that has no UTF-8. */
  private static OptionalInt unwritable(Edit edit) {
    return edit.sheet().isEmpty()
        ? edit.after()
            .codePoints()
            .filter(one -> Character.getType(one) == Character.SURROGATE)
            .findFirst()
        : EscapedText.unwritable(edit.after());
  }

  /** Takes the last edit back, if what it wrote still stands there. */
  public synchronized ObjectNode undo() {
    Edit edit = history.last().orElseThrow(() -> Refusal.wrong("There is nothing to undo."));
    ObjectNode answer = write(edit.back());
    history.undo();
    return told(answer);
  }

  /** Makes the last edit that was undone again. */
  public synchronized ObjectNode redo() {
    Edit edit = history.next().orElseThrow(() -> Refusal.wrong("There is nothing to do again."));
    ObjectNode answer = write(edit);
    history.redo();
    return told(answer);
  }

  private ObjectNode told(ObjectNode answer) {
    return answer.put("undo", history.done()).put("redo", history.undone());
  }

  private ObjectNode write(Edit edit) {
    PackFile file = PackFile.of(desk, edit.file());
    byte[] content = file.read();
    byte[] written = edit.sheet().isEmpty() ? text(edit, content) : cell(edit, file, content);
    file.write(written);
    return Json.object()
        .put("file", edit.file())
        .put("sheet", edit.sheet())
        .put("cell", edit.cell())
        .put("text", edit.after())
        .put("version", PackFile.version(written))
        .put("openIn", file.openIn());
  }

  private static byte[] text(Edit edit, byte[] content) {
    String now = PackFile.text(edit.file(), content);
    if (!now.equals(edit.before())) {
      throw elsewhere(edit.file(), now, edit.after());
    }
    return edit.after().getBytes(StandardCharsets.UTF_8);
  }

  private byte[] cell(Edit edit, PackFile file, byte[] content) {
    if (!file.isWorkbook()) {
      throw Refusal.wrong("'" + edit.file() + "' is no workbook.");
    }
    Diagnostics findings = new Diagnostics();
    CellWriter.Replacement replaced =
        new CellWriter(edit.file(), content, findings)
            .replace(edit.sheet(), edit.cell(), edit.before(), edit.after(), last)
            .orElseThrow(() -> unreadable(edit, file, findings));
    String what = edit.sheet() + " " + edit.cell();
    return replaced
        .written()
        .map(EditedWorkbook::content)
        .orElseThrow(() -> elsewhere(what, replaced.shown(), edit.after()));
  }

  private static Refusal unreadable(Edit edit, PackFile file, Diagnostics findings) {
    return findings.all().isEmpty()
        ? Refusal.missing("There is no sheet '" + edit.sheet() + "' in '" + edit.file() + "'.")
        : file.unopened("written", findings);
  }

  private static Refusal elsewhere(String what, String now, String mine) {
    return Refusal.conflict(
        "Somebody else wrote '" + what + "' meanwhile.",
        Json.object().put("now", now).put("mine", mine));
  }
}
