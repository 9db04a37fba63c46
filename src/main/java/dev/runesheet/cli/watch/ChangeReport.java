package dev.runesheet.cli.watch;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.analysis.change.Change;
import dev.runesheet.analysis.change.EffectChange;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Paint;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Text;
import dev.runesheet.spelling.Word;
import java.util.List;
import java.util.stream.Collectors;

/** The differences between two versions of effects, in words. */
public final class ChangeReport {

  private static final String INDENT = "    ";

  private final Terminal terminal;
  private final Paint paint;

  public ChangeReport(Terminal terminal) {
    this.terminal = terminal;
    this.paint = terminal.paint();
  }

  /** Prints each change, then a count. */
  public void print(List<? extends Change> changes) {
    printEach(changes);
    terminal.out().println(summary(changes));
  }

  /** Prints each change of rows, then a count. */
  public void printRows(List<? extends Change> changes) {
    printEach(changes);
    terminal.out().println(changes.isEmpty() ? "no row differs" : summary(changes));
  }

  /** Prints each change. */
  void printEach(List<? extends Change> changes) {
    changes.forEach(this::print);
  }

  /** One line: what changed if it is one thing, otherwise how many. */
  public static String headline(List<? extends Change> changes) {
    if (changes.size() != 1 || changes.get(0).details().size() != 1) {
      return summary(changes);
    }
    String detail = changes.get(0).details().get(0);
    return changes.get(0) instanceof EffectChange effect
        ? effect.after().name() + " " + detail
        : detail;
  }

  private void print(Change change) {
    String kind = Word.said(change.kind());
    String mark =
        switch (change.kind()) {
          case ADDED -> paint.good(kind);
          case REMOVED -> paint.bad(kind);
          default -> paint.chance(kind);
        };
    String place = paint.faint(" (" + change.place() + ")");
    terminal.out().println(mark + " " + paint.heading(name(change)) + place);
    boolean same = change.oldSentence().equals(change.newSentence());
    if (!same && change.kind() != Change.Kind.ADDED && change.kind() != Change.Kind.REMOVED) {
      line("was: " + change.oldSentence());
      line("now: " + change.newSentence());
    } else if (!same || !change.newSentence().isEmpty()) {
      line(same ? change.newSentence() : change.oldSentence() + change.newSentence());
    }
    change.details().forEach(detail -> line("- " + detail));
  }

  /** The name of a changed thing: the id for effects, kind and id for others, each said once. */
  private static String name(Change change) {
    boolean alone = change instanceof EffectChange || change.id().equals(change.noun());
    return alone ? change.id() : change.noun() + " " + change.id();
  }

  private void line(String text) {
    List<String> lines = Text.wrapped(text, terminal.width() - INDENT.length() * 2);
    for (int i = 0; i < lines.size(); i++) {
      terminal.out().println(INDENT + (i == 0 ? "" : "  ") + lines.get(i));
    }
  }

  /** The summary, for example {@code 1 effect changed, 1 added; 2 cards removed}. */
  static String summary(List<? extends Change> changes) {
    List<String> nouns = changes.stream().map(Change::noun).distinct().toList();
    return nouns.isEmpty()
        ? "no effect differs"
        : nouns.stream().map(noun -> summary(noun, changes)).collect(Collectors.joining("; "));
  }

  private static String summary(String noun, List<? extends Change> changes) {
    StringBuilder text = new StringBuilder();
    for (Change.Kind kind : Change.Kind.values()) {
      long count =
          changes.stream()
              .filter(change -> change.noun().equals(noun) && change.kind() == kind)
              .count();
      if (count > 0) {
        boolean first = text.isEmpty();
        text.append(first ? Text.count(count, noun) : ", " + count);
        text.append(' ').append(Word.said(kind));
      }
    }
    return text.toString();
  }

  /** The changes and how many there are, for programs. */
  public static ObjectNode toJson(List<? extends Change> changes) {
    ObjectNode result = Json.object().put("summary", summary(changes));
    ArrayNode list = result.putArray("changes");
    for (Change change : changes) {
      ObjectNode one = list.addObject();
      one.put("kind", Word.said(change.kind())).put(change.noun(), change.id());
      one.put("place", change.place().toString());
      one.put("old", change.oldSentence()).put("new", change.newSentence());
      change.details().forEach(one.putArray("details")::add);
    }
    return result;
  }
}
