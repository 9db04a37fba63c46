package dev.runesheet.pack.change;

import dev.runesheet.analysis.change.Change;
import dev.runesheet.analysis.change.Change.Kind;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.model.SourceLocation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The differences of files of rules that are written by hand, each told as a file. */
public final class RuleFiles {

  private static final String NOUN = "file";

  /** The folder in which rules are written; what is generated lies elsewhere. */
  private static final String FOLDER = "rules/";

  private RuleFiles() {}

  /** The files that one of two versions alone has, or that say something else in the new one. */
  public static List<Change> between(Collection<RuleSource> before, Collection<RuleSource> after) {
    Map<String, RuleSource> old = written(before);
    List<Change> changes = new ArrayList<>();
    written(after)
        .forEach(
            (name, now) -> {
              RuleSource was = old.remove(name);
              if (!now.equals(was)) {
                changes.add(change(was == null ? Kind.ADDED : Kind.CHANGED, name));
              }
            });
    old.keySet().forEach(name -> changes.add(change(Kind.REMOVED, name)));
    return changes;
  }

  private static Map<String, RuleSource> written(Collection<RuleSource> sources) {
    Map<String, RuleSource> written = new LinkedHashMap<>();
    sources.stream()
        .filter(one -> one.rules().isEmpty() && one.name().startsWith(FOLDER))
        .forEach(one -> written.put(one.name(), one));
    return written;
  }

  private static Change change(Kind kind, String name) {
    return new RowChange(kind, NOUN, name, SourceLocation.file(name), "", "", List.of());
  }
}
