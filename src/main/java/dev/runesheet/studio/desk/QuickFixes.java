package dev.runesheet.studio.desk;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.command.Findings;
import dev.runesheet.cli.console.Json;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import java.util.Optional;

/**
 * Findings that one click mends: a misspelt word that becomes the one that was meant, and a
 * sentence that becomes what its row says.
 */
final class QuickFixes {

  private QuickFixes() {}

  /** Findings with what mends them, in their order. */
  static ArrayNode toJson(List<Diagnostic> findings) {
    ArrayNode list = Findings.toJson(findings);
    for (int i = 0; i < findings.size(); i++) {
      ObjectNode one = (ObjectNode) list.get(i);
      mend(findings.get(i)).ifPresent(mend -> one.set("mend", mend));
    }
    return list;
  }

  private static Optional<ObjectNode> mend(Diagnostic finding) {
    String word = finding.subject().word();
    boolean written = finding.subject().written() && !word.isEmpty();
    if (finding.code() == Code.SENTENCE_STALE) {
      // What is said of all sentences of a workbook is not about the text of one cell.
      return written ? Optional.of(mend("", finding.subject().instead())) : Optional.empty();
    }
    return finding.meant().filter(meant -> written).map(meant -> mend(word, meant));
  }

  private static ObjectNode mend(String from, String to) {
    return Json.object().put("from", from).put("to", to);
  }
}
