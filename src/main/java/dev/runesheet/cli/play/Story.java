package dev.runesheet.cli.play;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.console.Paint;
import dev.runesheet.cli.console.Pictures;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Text;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.pack.tool.Narrator.Kind;
import dev.runesheet.pack.tool.Narrator.Told;
import dev.runesheet.spelling.Possessive;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Event;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The printed story of a match as it goes on. Each change names the effect that causes it; the
 * sentence of an effect is printed at its first occurrence, or always, with the place of its
 * source.
 */
final class Story {

  private static final String CHANGE = "  ";
  private static final String REASON = "      ";

  private final Terminal terminal;
  private final Match match;
  private final RuleBook book;
  private final Narrator narrator;
  private final Pictures pictures;
  private final Seats seats;
  private final boolean why;
  private final Set<String> explained = new HashSet<>();
  private String lastEffect = "";
  private String lastAbout = "";
  private int next;

  /**
   * A story from the beginning of a match's log.
   *
   * @param pictures draws the position as it is now
   * @param seats the people who read it
   */
  Story(
      Terminal terminal,
      Match match,
      Narrator narrator,
      Pictures pictures,
      Seats seats,
      boolean why) {
    this.terminal = terminal;
    this.match = match;
    this.book = match.book();
    this.narrator = narrator;
    this.pictures = pictures;
    this.seats = seats;
    this.why = why;
  }

  /** Prints the happenings since the last call. */
  void goOn() {
    List<Happening> all = match.happenings();
    seats.goOn();
    while (next < all.size()) {
      tell(all.get(next++));
    }
    terminal.out().flush();
  }

  /** Begins with a restored match: its questions are told as if they were put now. */
  void resume() {
    match.pendingDecisions().forEach(question -> tell(new Happening.Asked(question)));
    pictures.tell();
  }

  private void tell(Happening happening) {
    List<Told> lines = narrator.tell(happening);
    if (seats.takeUp(happening)) {
      lines.forEach(this::print);
    }
  }

  private void print(Told line) {
    if (line.kind() == Kind.POSITION) {
      pictures.tell();
      return;
    }
    if (line.kind() == Kind.END) {
      pictures.catchUp();
    }
    EffectDefinition effect = book.effectOfBlock(line.block());
    if (line.kind() == Kind.HEADING || line.kind() == Kind.END) {
      seats.print("");
    }
    boolean named = effect == null || line.kind() == Kind.ACTION;
    String reason = named ? "" : terminal.paint().faint(" (" + reason(effect, line) + ")");
    seats.print(words(line) + reason);
    if (effect == null) {
      lastEffect = "";
    } else {
      explain(effect, line);
    }
    if (!line.about().isEmpty()) {
      explain(line.about());
    }
    lastAbout = line.about();
  }

  /** Prints the sentence of an effect that a line names besides its reason, behind its name. */
  private void explain(String about) {
    SourceNotes.Note note = book.noteOfBlock(about);
    if (note != null && (explained.add(about) || why && !about.equals(lastAbout))) {
      print(book.effect(about).name() + ": " + note.sentence(), note);
    }
  }

  private String words(Told line) {
    Paint paint = terminal.paint();
    return switch (line.kind()) {
      case POSITION -> "";
      case HEADING -> paint.heading(line.words());
      case ACTION -> CHANGE + paint.action(line.words());
      case CHANGE, NOTHING -> CHANGE + line.words();
      case CHANCE -> CHANGE + paint.chance(line.words());
      case END -> paint.good(line.words());
    };
  }

  /** The name of an effect with its event; the use of an ability was told before, by its name. */
  private static String reason(EffectDefinition effect, Told line) {
    if (!effect.triggered() || effect.trigger().startsWith(Event.USES)) {
      return effect.name();
    }
    String when = "when " + effect.trigger();
    if (effect.isNamedByEvent()) {
      return line.holder().isEmpty() ? effect.trigger() : line.holder() + ", " + when;
    }
    String of = line.holder().isEmpty() ? "" : Possessive.of(line.holder()) + " ";
    return of + effect.name() + ", " + when;
  }

  /** Prints the sentence of an effect and, if asked for, the place of its source. */
  private void explain(EffectDefinition effect, Told line) {
    SourceNotes.Note note = book.noteOfBlock(line.block());
    boolean wanted = isWanted(effect, line);
    lastEffect = effect.id();
    if (note != null && wanted) {
      print(note.sentence(), note);
    }
  }

  /** The first time, and where nothing changes; always if asked, but not twice in a row. */
  private boolean isWanted(EffectDefinition effect, Told line) {
    boolean firstTime = explained.add(effect.id());
    boolean again = effect.id().equals(lastEffect);
    return firstTime || !again && why || line.kind() == Kind.NOTHING && !(again && why);
  }

  private void print(String sentence, SourceNotes.Note note) {
    for (String line : Text.wrapped(sentence, terminal.width() - REASON.length())) {
      seats.print(REASON + terminal.paint().faint(line));
    }
    if (why) {
      seats.print(REASON + terminal.paint().faint("written at " + note.source()));
    }
  }
}
