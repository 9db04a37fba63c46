package dev.runesheet.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.analysis.EffectChange;
import java.util.List;
import java.util.Locale;

/** What differs between two versions of effects, in words. */
final class ChangeReport {

  private static final String INDENT = "    ";

  private final Terminal terminal;
  private final Paint paint;

  ChangeReport(Terminal terminal) {
    this.terminal = terminal;
    this.paint = terminal.paint();
  }

  /** Prints each change, then a count. */
  void print(List<EffectChange> changes) {
    changes.forEach(this::print);
    terminal.out().println(summary(changes));
  }

  private void print(EffectChange change) {
    String kind = word(change.kind());
    String mark =
        switch (change.kind()) {
          case ADDED -> paint.good(kind);
          case REMOVED -> paint.bad(kind);
          default -> paint.chance(kind);
        };
    String place = paint.faint(" (" + change.place() + ")");
    terminal.out().println(mark + " " + paint.heading(change.id()) + place);
    boolean same = change.oldSentence().equals(change.newSentence());
    if (same) {
      line(change.newSentence());
    } else if (change.before() != null && change.after() != null) {
      line("was: " + change.oldSentence());
      line("now: " + change.newSentence());
    } else {
      line(change.oldSentence() + change.newSentence());
    }
    change.details().forEach(detail -> line("- " + detail));
  }

  private void line(String text) {
    List<String> lines = Text.wrapped(text, Terminal.WIDTH - INDENT.length() * 2);
    for (int i = 0; i < lines.size(); i++) {
      terminal.out().println(INDENT + (i == 0 ? "" : "  ") + lines.get(i));
    }
  }

  /** For example {@code 1 effect changed, 1 added}. */
  static String summary(List<EffectChange> changes) {
    StringBuilder text = new StringBuilder();
    for (EffectChange.Kind kind : EffectChange.Kind.values()) {
      long count = changes.stream().filter(change -> change.kind() == kind).count();
      if (count > 0) {
        boolean first = text.isEmpty();
        text.append(first ? Text.count(count, "effect") : ", " + count);
        text.append(' ').append(word(kind));
      }
    }
    return text.isEmpty() ? "no effect differs" : text.toString();
  }

  static ObjectNode toJson(List<EffectChange> changes) {
    ObjectNode result = Json.object().put("summary", summary(changes));
    ArrayNode list = result.putArray("changes");
    for (EffectChange change : changes) {
      ObjectNode one = list.addObject();
      one.put("kind", word(change.kind())).put("effect", change.id());
      one.put("place", change.place().toString());
      one.put("old", change.oldSentence()).put("new", change.newSentence());
      change.details().forEach(one.putArray("details")::add);
    }
    return result;
  }

  private static String word(EffectChange.Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }
}
