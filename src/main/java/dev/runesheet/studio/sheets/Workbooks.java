package dev.runesheet.studio.sheets;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.SourceLines;
import dev.runesheet.studio.desk.Desk;
import dev.runesheet.studio.desk.Refusal;
import dev.runesheet.table.write.OpenWorkbook;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.xssf.usermodel.XSSFSheet;

/** Pictures of a game's workbooks, each made once as long as its file stays as it is. */
public final class Workbooks {

  private static final int MOST = 4;

  private final Desk desk;
  private final Sentences sentences;
  private final OpenWorkbook last;
  private final AtomicBoolean rehearsed = new AtomicBoolean();

  /** The last ones that were looked at. */
  private final Map<String, Picture> pictures =
      new LinkedHashMap<>(MOST, 1, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Picture> eldest) {
          return size() > MOST;
        }
      };

  /**
   * The workbooks of a desk.
   *
   * @param last where the one that is shown stays open for who writes it
   */
  public Workbooks(Desk desk, OpenWorkbook last) {
    this.desk = desk;
    this.last = last;
    this.sentences = new Sentences(desk);
  }

  private record Picture(String version, Map<String, SheetPicture> sheets, ArrayNode names) {}

  /** The files of the game, those that are workbooks among them. */
  public ArrayNode files() {
    ArrayNode files = Json.list();
    for (String name : PackFile.names(desk)) {
      files.addObject().put("file", name).put("workbook", PackFiles.isWorkbook(name));
    }
    return files;
  }

  /** The line of a place in a text that only a pointer names; 0 if nobody knows. */
  public ObjectNode line(String file, String pointer) {
    SourceLocation place = SourceLocation.pointer(PackFile.of(desk, file).name(), pointer);
    return Json.object().put("line", new SourceLines(desk.files()).line(place));
  }

  /** The facts about a sheet as a whole; the first that is shown if none is named. */
  public ObjectNode sheet(String file, String sheet) {
    PackFile of = PackFile.of(desk, file);
    Picture picture = picture(of);
    String name = sheet.isEmpty() ? first(picture) : sheet;
    ObjectNode head = find(picture, name).head().deepCopy();
    head.put("file", file).put("sheet", name).put("version", picture.version());
    head.put("openIn", of.openIn());
    head.set("sheets", picture.names());
    head.set("sentences", sentences.of(file, name, find(picture, name)));
    return head;
  }

  /** The cells of some rows. */
  public ObjectNode rows(String file, String sheet, int from, int to) {
    Picture picture = picture(PackFile.of(desk, file));
    ObjectNode answer = Json.object().put("version", picture.version()).put("from", from);
    answer.set("rows", find(picture, sheet).rows(from, to));
    return answer;
  }

  /** The numbers of the rows, from 0, that say a text or mean it. */
  public ArrayNode filter(String file, String sheet, String text) {
    SheetPicture picture = find(picture(PackFile.of(desk, file)), sheet);
    ObjectNode means = sentences.of(file, sheet, picture);
    String wanted = text.toLowerCase(Locale.ROOT);
    ArrayNode rows = Json.list();
    for (int row = 0; row < picture.rows().size(); row++) {
      String sentence = means.path(Integer.toString(row)).path("words").asText();
      if (picture.mentions(row, wanted) || sentence.toLowerCase(Locale.ROOT).contains(wanted)) {
        rows.add(row);
      }
    }
    return rows;
  }

  /** The sentences of the lines of a text. */
  public ArrayNode sentences(String file) {
    return sentences.ofText(PackFile.of(desk, file).name());
  }

  private static String first(Picture picture) {
    for (var one : picture.names()) {
      if (!one.path("hidden").asBoolean()) {
        return one.path("name").asText();
      }
    }
    return "";
  }

  private static SheetPicture find(Picture picture, String sheet) {
    SheetPicture found = picture.sheets().get(sheet);
    if (found == null) {
      throw Refusal.missing("There is no sheet '" + sheet + "' in this workbook.");
    }
    return found;
  }

  private synchronized Picture picture(PackFile file) {
    byte[] content = file.read();
    String version = PackFile.version(content);
    Picture known = pictures.get(file.name());
    if (known == null || !known.version().equals(version)) {
      Diagnostics findings = new Diagnostics();
      Optional<Workbook> workbook = last.of(file.name(), content, findings);
      if (workbook.isEmpty()) {
        throw file.unopened("shown", findings);
      }
      known = picture(workbook.get(), version);
      last.keep(workbook.get(), content);
      pictures.put(file.name(), known);
      rehearse();
    }
    return known;
  }

  /** Whoever looks at a sheet is likely to write in it soon. */
  private void rehearse() {
    if (!rehearsed.getAndSet(true)) {
      Thread thread = new Thread(last::rehearse, "studio rehearses " + desk.game());
      thread.setDaemon(true);
      thread.start();
    }
  }

  private static Picture picture(Workbook workbook, String version) {
    Map<String, SheetPicture> sheets = new LinkedHashMap<>();
    ArrayNode names = Json.list();
    for (int i = 0; i < workbook.getNumberOfSheets(); i++) {
      Sheet sheet = workbook.getSheetAt(i);
      sheets.put(sheet.getSheetName(), SheetPicture.of((XSSFSheet) sheet));
      names.addObject().put("name", sheet.getSheetName()).put("hidden", workbook.isSheetHidden(i));
    }
    return new Picture(version, sheets, names);
  }
}
