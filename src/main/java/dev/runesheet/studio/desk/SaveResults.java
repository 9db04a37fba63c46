package dev.runesheet.studio.desk;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.command.Findings;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.watch.ChangeReport;
import dev.runesheet.cli.watch.WatchRound;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.pack.watch.RulesUpdate;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The results of saves, newest first, as the page shows them. */
final class SaveResults {

  private static final int MOST = 40;

  private final Deque<ObjectNode> newest = new ArrayDeque<>();
  private int count;

  /** A save whose rules were read; its tests are not known yet. */
  synchronized ObjectNode saved(
      List<String> files, RulesUpdate update, Collection<Diagnostic> earlier) {
    Set<Diagnostic> known = new HashSet<>(earlier);
    ObjectNode round = ChangeReport.toJson(update.changes());
    round.put("number", ++count).put("refused", update.refused());
    files.forEach(round.putArray("files")::add);
    ArrayNode fresh = Json.list();
    List<Diagnostic> sorted = Findings.sorted(update.findings());
    fresh.addAll(QuickFixes.toJson(sorted.stream().filter(one -> !known.contains(one)).toList()));
    round.set("findings", fresh);
    round.put("errors", count(sorted));
    round.putArray("outcomes");
    newest.addFirst(round);
    while (newest.size() > MOST) {
      newest.removeLast();
    }
    return round.deepCopy();
  }

  private static int count(List<Diagnostic> findings) {
    return (int) findings.stream().filter(Diagnostic::isError).count();
  }

  /** Tests of the last save; those told before are not among them. */
  synchronized ObjectNode tested(WatchRound round, long millis) {
    ObjectNode last = newest.peekFirst();
    for (WatchRound.Outcome outcome : round.outcomes()) {
      last.withArray("outcomes")
          .addObject()
          .put("test", outcome.name())
          .put("before", outcome.before())
          .put("after", outcome.after());
    }
    last.put("left", round.left()).put("millis", millis);
    return last.deepCopy();
  }

  synchronized ArrayNode toJson() {
    ArrayNode list = Json.list();
    newest.forEach(one -> list.add(one.deepCopy()));
    return list;
  }
}
