package dev.runesheet.table.grid;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.drools.decisiontable.parser.ActionType;

/**
 * The check of keywords in headers. Drools accepts any header that begins like a keyword, so it
 * takes a misspelt one for another.
 */
final class DroolsKeywords {

  private static final List<String> CODE = List.of("CONDITION", "ACTION", "C", "A");

  private DroolsKeywords() {}

  /** Reports keywords that are none, and conditions and actions without code. */
  static void check(DroolsGrid grid, Diagnostics findings) {
    List<String> keywords =
        Arrays.stream(ActionType.Code.values()).map(ActionType.Code::getColHeader).toList();
    for (DroolsGrid.Table table : grid.tables()) {
      for (DroolsGrid.Header header : grid.columns(table)) {
        String keyword = header.keyword().toUpperCase(Locale.ROOT);
        if (!keywords.contains(keyword) && !isShort(keyword)) {
          findings.unknownWord(Code.UNKNOWN_WORD, header.keywordPlace(), keyword, keywords);
        } else if (CODE.contains(keyword) && header.code().isEmpty()) {
          findings.error(Code.DRL, header.codePlace(), "no code", "the code of this " + keyword);
        }
      }
    }
  }

  private static boolean isShort(String keyword) {
    return Arrays.stream(ActionType.Code.values())
        .anyMatch(code -> keyword.equals(code.getColShort()));
  }
}
