package dev.runesheet.table.effect;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.spelling.Series;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The combination of the findings about sentences of a workbook. Nothing in a cell tells a row that
 * its author changed from a sentence that an earlier version worded otherwise, but only the latter
 * makes many sentences stale at once: the author of such a workbook is told so once.
 */
public final class StaleSentences {

  /** The highest number of stale sentences that are reported cell by cell. */
  public static final int SINGLY = 5;

  private StaleSentences() {}

  /**
   * Findings with one for each workbook in place of many about its sentences, where the first of
   * these stands.
   *
   * @param game the game's id, for the command that writes the sentences anew
   */
  public static List<Diagnostic> combined(List<Diagnostic> findings, String game) {
    Map<String, List<Diagnostic>> byWorkbook = new LinkedHashMap<>();
    for (Diagnostic finding : findings) {
      if (finding.code() == Code.SENTENCE_STALE) {
        String workbook = finding.location().file();
        byWorkbook.computeIfAbsent(workbook, file -> new ArrayList<>()).add(finding);
      }
    }
    List<Diagnostic> combined = new ArrayList<>();
    for (Diagnostic finding : findings) {
      boolean stale = finding.code() == Code.SENTENCE_STALE;
      List<Diagnostic> alike = stale ? byWorkbook.get(finding.location().file()) : List.of();
      if (alike.size() <= SINGLY) {
        combined.add(finding);
      } else if (alike.get(0) == finding) {
        combined.add(ofWorkbook(alike, game));
      }
    }
    return combined;
  }

  private static Diagnostic ofWorkbook(List<Diagnostic> stale, String game) {
    Diagnostic first = stale.get(0);
    String file = first.location().file();
    return Diagnostic.of(
            Code.SENTENCE_STALE,
            first.location(),
            stale.size() + " sentences of this workbook in other words, the first here",
            first.expected())
        .suggesting(
            "others stand at "
                + others(stale)
                + "; if nobody changed their rows, an earlier version of Runesheet wrote them: "
                + "'runesheet table "
                + game
                + " refresh "
                + (file.contains(" ") ? '"' + file + '"' : file)
                + "' writes all of them anew");
  }

  /** The cells of some sentences after the first. */
  private static String others(List<Diagnostic> stale) {
    return Series.first(
        SINGLY - 1,
        stale.stream().skip(1).map(one -> one.location().place().toString().substring(1)).toList());
  }
}
