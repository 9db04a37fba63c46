package dev.runesheet.language.roletext;

import static java.util.stream.Collectors.joining;

import dev.runesheet.document.DecodedText;
import dev.runesheet.language.roletext.tree.ClauseKind;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.Definition.Clause;
import dev.runesheet.language.roletext.tree.Definition.Sort;
import dev.runesheet.language.roletext.tree.Operand;
import dev.runesheet.language.roletext.tree.RoleText;
import dev.runesheet.language.roletext.tree.TriggeredAbility;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.Blanks;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Reads role text. A line that is not understood is a finding with its place, and the lines after
 * it are read all the same; a text with errors is read as far as it goes.
 *
 * @param lenient whether notations besides the guide's are accepted, each with a note
 */
public record RoleTextReader(boolean lenient) {

  private static final int LONGEST = 1_000;

  /** A line that no bullet, colon or player makes a line of abilities. */
  private static final Pattern NAME = Pattern.compile("\\p{L}[^:@]*");

  /** A reader of the guide's notations only. */
  public static final RoleTextReader STRICT = new RoleTextReader(false);

  /** A reader that accepts what people write. */
  public static final RoleTextReader LENIENT = new RoleTextReader(true);

  /**
   * Reads a text of definitions, each under its header {@code Name | what it is}.
   *
   * @param place the text's file
   */
  public RoleText read(String text, SourceLocation place, Diagnostics findings) {
    if (isForeign(text, place, findings)) {
      return new RoleText(List.of());
    }
    List<RoleTextFile.Read> read = read(DecodedText.unmarked(text).lines().toList(), place);
    read.forEach(one -> findings.addAll(one.findings()));
    return new RoleText(read.stream().map(RoleTextFile.Read::definition).toList());
  }

  /** True if a text is told as a whole, since none of its lines could be read. */
  static boolean isForeign(String text, SourceLocation place, Diagnostics findings) {
    boolean foreign = DecodedText.isForeign(text);
    if (foreign) {
      unreadable(List.of(text), 1, place, findings);
    }
    return foreign;
  }

  /** Reads definitions of lines, each with findings of its own. */
  List<RoleTextFile.Read> read(List<String> sources, SourceLocation place) {
    List<String> written = sources.stream().map(Blanks::plain).toList();
    List<String> lines = lenient ? written.stream().map(Headers::barred).toList() : written;
    List<RoleTextFile.Read> all = new ArrayList<>();
    int from = next(lines, 0, line -> !line.isBlank());
    while (from < lines.size()) {
      boolean headed = Headers.header(lines.get(from));
      boolean barless = isBarless(lines, from);
      int end = from + 1;
      while (end < lines.size() && !Headers.header(lines.get(end)) && !isBarless(lines, end)) {
        end++;
      }
      Diagnostics findings = new Diagnostics();
      if (headed && lenient) {
        Headers.noted(written.get(from), place.line(from + 1), findings);
      }
      Headers header = new Headers(lenient, place.line(from + 1), findings);
      Definition empty =
          headed
              ? header.read(lines.get(from))
              : header.missing(barless ? Words.quote(lines.get(from).strip()) : "no header");
      int body = headed || barless ? from + 1 : from;
      int last = end;
      while (last > body && lines.get(last - 1).isBlank()) {
        last--;
      }
      Definition read = body(empty, lines.subList(body, last), body + 1, place, findings);
      unreadable(lines.subList(from, last), from + 1, place, findings);
      all.add(new RoleTextFile.Read(read, false, findings, from, last));
      from = end;
    }
    Names.check(all);
    return all.stream().map(one -> one.strictly(one.findings().all().isEmpty())).toList();
  }

  /** True of a line above others that can only be meant as a header: it lacks the bar. */
  private boolean isBarless(List<String> lines, int at) {
    String line = lines.get(at);
    boolean first = at == 0 || lines.get(at - 1).isBlank();
    if (!first || !NAME.matcher(line).matches() || Headers.header(line)) {
      return false;
    }
    Diagnostics trial = new Diagnostics();
    Notes notes = new Notes(lenient, SourceLocation.file(""), trial);
    LineReader.read(line, notes, RoleTextParser::entry);
    return trial.all().stream().anyMatch(one -> one.code() == Code.UNKNOWN_TRIGGER);
  }

  private static void unreadable(
      List<String> lines, int first, SourceLocation place, Diagnostics findings) {
    for (int i = 0; i < lines.size(); i++) {
      int at = DecodedText.unreadable(lines.get(i));
      if (at >= 0) {
        SourceLocation where = place.line(first + i).character(at + 1);
        DecodedText.Fault fault = DecodedText.fault(lines.get(i), at);
        findings.error(RoleTextCode.TEXT, where, fault.found(), fault.expected());
      }
    }
  }

  private static int next(List<String> lines, int from, Predicate<String> fits) {
    int next = from;
    while (next < lines.size() && !fits.test(lines.get(next))) {
      next++;
    }
    return next;
  }

  /**
   * Reads one definition whose header does not stand with it.
   *
   * @param header what it is, without its name; empty if nobody says
   * @param body its lines
   * @param place where the lines are; their numbers follow it
   */
  public Definition read(
      String name, String header, String body, SourceLocation place, Diagnostics findings) {
    Definition empty = new Headers(lenient, place, findings).of(name, header, 0);
    List<String> lines = new ArrayList<>(Blanks.plain(body).lines().toList());
    int top = next(lines, 0, line -> !Slips.clean(line).isEmpty());
    if (lenient && top < lines.size() && Headers.header(Slips.clean(lines.get(top)))) {
      Notes notes = new Notes(true, place.line(top + 1), findings);
      String write = "it above the text";
      notes.otherwise(RoleTextCode.STRAY, notes.line().character(1), lines.get(top), write);
      lines.set(top, "");
    }
    return body(empty, lines, 1, place, findings);
  }

  // ---- bodies

  private Definition body(
      Definition empty, List<String> lines, int first, SourceLocation place, Diagnostics findings) {
    if (lines.size() > LONGEST) {
      findings.error(Code.TOO_LARGE, empty.place(), lines.size() + " lines", "at most " + LONGEST);
      return empty;
    }
    Definition read = once(empty, lines, first, place, findings);
    if (!findings.hasErrors()) {
      findings.all().stream().findFirst().ifPresent(note -> stable(empty, read, note, findings));
    }
    return read;
  }

  /** Refuses a guess that would be another text once it is written and read again. */
  private void stable(Definition empty, Definition read, Diagnostic note, Diagnostics findings) {
    String written = RoleTextWriter.body(read);
    Diagnostics wrong = new Diagnostics();
    Definition again = once(empty, written.lines().toList(), 1, empty.place(), wrong);
    if (wrong.hasErrors() || !RoleTextWriter.body(again).equals(written)) {
      findings.error(RoleTextCode.TEXT, note.location(), note.found(), "the guide's notation");
    }
  }

  private Definition once(
      Definition empty, List<String> lines, int first, SourceLocation place, Diagnostics findings) {
    Body body = new Body(empty, place, findings);
    List<String> clean =
        lenient && lines.stream().allMatch(LineReader::isReadable)
            ? Layout.clean(lines, first, place, findings)
            : lines;
    Outline.of(clean, first).forEach(body::read);
    return body.whole();
  }

  /** The lines of a definition as far as they were read. */
  private final class Body {

    private final Definition empty;
    private final SourceLocation place;
    private final Diagnostics findings;
    private final KnownTargets scope;

    /** Whether its header is wrong, so that any line of any sort may be right. */
    private final boolean open;

    private final List<Clause> clauses = new ArrayList<>();
    private final List<TriggeredAbility> abilities = new ArrayList<>();
    private final Set<ClauseKind> found = EnumSet.noneOf(ClauseKind.class);
    private SourceLocation none;
    private boolean said;

    Body(Definition empty, SourceLocation place, Diagnostics findings) {
      this.empty = empty;
      this.place = place;
      this.findings = findings;
      this.open = findings.hasErrors();
      this.scope = KnownTargets.of(open ? EnumSet.allOf(Sort.class) : EnumSet.of(empty.sort()));
    }

    void read(Outline line) {
      boolean poll = open || empty.sort() == Sort.POLL;
      ActionBuilder actions = new ActionBuilder(lenient, poll, place, scope, findings);
      Notes notes = actions.notes(line);
      said = true;
      if (line.level() > 0) {
        findings.error(
            RoleTextCode.PLACE,
            notes.line().character(1),
            "'" + line.text().strip() + "'",
            "a trigger or another line at the margin above it");
        return;
      }
      Optional<RoleTextParser.EntryContext> entry =
          LineReader.read(line.text(), notes, RoleTextParser::entry);
      if (entry.isEmpty()) {
        actions.readBelow(line);
      } else if (entry.get() instanceof RoleTextParser.TriggeredContext triggered) {
        actions.triggered(line, triggered).ifPresent(abilities::add);
      } else {
        clause(actions.builders(line), entry.get());
        line.below().forEach(actions::stray);
      }
    }

    private void clause(ActionBuilder.Builders make, RoleTextParser.EntryContext entry) {
      ClauseKind kind = LineLexer.kind(entry.start.getText());
      if (!isAllowed(make.notes(), kind, entry)) {
        return; // What it says belongs to another sort.
      }
      if (entry instanceof RoleTextParser.NamesClauseContext named) {
        for (RoleTextParser.NameContext one : named.name()) {
          add(make, kind, entry, List.of(new Operand.Text(make.targets().quoted(one))));
        }
      } else if (entry instanceof RoleTextParser.PlayersClauseContext players) {
        add(make, kind, entry, all(players.target(), make.targets()::target));
      } else if (entry instanceof RoleTextParser.OptionsClauseContext options) {
        add(make, kind, entry, all(options.option(), one -> option(make, one)));
      } else if (entry instanceof RoleTextParser.AnswerClauseContext answer) {
        add(make, kind, entry, List.of(new Operand.Text(answer.getChild(2).getText())));
      } else if (kind == ClauseKind.NO_ABILITIES) {
        none = make.notes().place(entry.start);
      } else {
        add(make, kind, entry, List.of());
      }
    }

    private static <T> List<Operand> all(List<T> parsed, Function<T, ? extends Operand> maker) {
      return parsed.stream().<Operand>map(maker).toList();
    }

    /** False of a line of another sort of definition, which is told; so is a second of a kind. */
    private boolean isAllowed(Notes notes, ClauseKind kind, RoleTextParser.EntryContext entry) {
      boolean allowed = open || kind.sorts().contains(empty.sort());
      if (!allowed) {
        String text = "'" + TargetBuilder.text(entry) + "'";
        String of = kind.sorts().stream().map(one -> "a " + one.word()).collect(joining(" or "));
        notes.error(RoleTextCode.PLACE, entry.start, text, "the lines of " + of);
      }
      if (!found.add(kind) && kind.isOnce()) {
        notes.otherwise(Code.DUPLICATE, entry.start, "one line of it");
      }
      return allowed;
    }

    private void add(
        ActionBuilder.Builders make,
        ClauseKind kind,
        RoleTextParser.EntryContext entry,
        List<Operand> values) {
      if (kind.isLater()) {
        make.notes().otherwise(RoleTextCode.CLAUSE, entry.start, "");
      }
      clauses.add(new Clause(kind, values, make.notes().written(entry)));
    }

    private Operand option(ActionBuilder.Builders make, RoleTextParser.OptionContext option) {
      if (option.operand() != null) {
        return make.targets().operand(option.operand());
      }
      String text = TargetBuilder.text(option);
      String abstain = Definition.ABSTAIN.text();
      if (text.equals(abstain) || Words.nearest(text, List.of(abstain)) == null) {
        return new Operand.Text(text);
      }
      make.notes().otherwise(RoleTextCode.STRAY, option.start, abstain);
      return Definition.ABSTAIN;
    }

    Definition whole() {
      if (!said && !open && empty.sort() != Sort.ATTRIBUTE) { // Attributes need no line.
        new Notes(lenient, empty.place(), findings)
            .otherwise(Code.EMPTY, empty.place(), empty.name(), ClauseKind.NO_ABILITIES.title());
      }
      if (none != null && !abilities.isEmpty()) {
        String title = ClauseKind.NO_ABILITIES.title();
        new Notes(lenient, none, findings)
            .otherwise(RoleTextCode.STRAY, none, title, "only the abilities");
      }
      String name = empty.name();
      SourceLocation at = empty.place();
      if (empty instanceof Definition.Role role) {
        return new Definition.Role(name, role.header(), clauses, abilities, at);
      } else if (empty instanceof Definition.Group group) {
        return new Definition.Group(name, group.team(), clauses, abilities, at);
      }
      return new Definition.Plain(empty.sort(), name, clauses, abilities, at);
    }
  }
}
