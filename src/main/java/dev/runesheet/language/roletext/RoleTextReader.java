package dev.runesheet.language.roletext;

import dev.runesheet.language.roletext.Definition.Clause;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads role text. A line that is not understood is a finding with its place, and the lines after
 * it are read all the same; a text with errors is read as far as it goes.
 *
 * @param lenient whether notations besides the guide's are accepted, each with a note
 */
public record RoleTextReader(boolean lenient) {

  private static final int LONGEST = 200_000;

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
    if (text.length() > LONGEST) {
      findings.error(Code.TOO_LARGE, place, text.length() + " characters", "at most " + LONGEST);
      return new RoleText(List.of());
    }
    List<String> lines = text.lines().toList();
    List<Definition> definitions = new ArrayList<>();
    int from = 0;
    while (from < lines.size() && lines.get(from).isBlank()) {
      from++;
    }
    while (from < lines.size()) {
      int next = from + 1;
      while (next < lines.size() && !Headers.header(lines.get(next))) {
        next++;
      }
      boolean headed = Headers.header(lines.get(from));
      Headers header = new Headers(lenient, line(place, from + 1), findings);
      Definition empty = headed ? header.read(lines.get(from)) : header.missing();
      int body = headed ? from + 1 : from;
      definitions.add(body(empty, lines.subList(body, next), body + 1, place, findings));
      from = next;
    }
    Names.check(definitions, findings);
    return new RoleText(definitions);
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
    Headers headers = new Headers(lenient, place, findings);
    Definition empty = headers.of(name, header, 0);
    if (body.length() > LONGEST) {
      findings.error(Code.TOO_LARGE, place, body.length() + " characters", "at most " + LONGEST);
      return empty;
    }
    return body(empty, body.lines().toList(), 1, place, findings);
  }

  private static SourceLocation line(SourceLocation text, int number) {
    return new SourceLocation(text.file(), text.place() + ":" + number);
  }

  // ---- bodies

  private Definition body(
      Definition empty, List<String> lines, int first, SourceLocation place, Diagnostics findings) {
    Body body = new Body(empty, place, findings);
    Outline.of(lines, first).forEach(body::read);
    return body.whole();
  }

  /** The lines of a definition as far as they were read. */
  private final class Body {

    private final Definition empty;
    private final SourceLocation place;
    private final Diagnostics findings;
    private final Scope scope;
    private final List<Clause> clauses = new ArrayList<>();
    private final List<TriggeredAbility> abilities = new ArrayList<>();
    private final List<Operand> options = new ArrayList<>();
    private final List<Target> voters = new ArrayList<>();
    private final List<Target> winners = new ArrayList<>();
    private boolean showVoters = true;
    private boolean said;

    Body(Definition empty, SourceLocation place, Diagnostics findings) {
      this.empty = empty;
      this.place = place;
      this.findings = findings;
      boolean poll = empty instanceof Definition.Poll;
      Set<Target.Standard> provided =
          poll
              ? Set.of(Target.Standard.WINNER, Target.Standard.ALL, Target.Standard.VOTERS)
              : Set.of();
      this.scope = new Scope(0, false, provided);
    }

    void read(Outline line) {
      ActionBuilder actions =
          new ActionBuilder(lenient, empty instanceof Definition.Poll, place, scope, findings);
      Notes notes = actions.notes(line);
      said = true;
      if (line.level() > 0) {
        findings.error(
            Code.ROLE_PLACE,
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
        property(actions.at(line), entry.get());
        line.below().forEach(actions::stray);
      }
    }

    private void property(ActionBuilder.Builders make, RoleTextParser.EntryContext entry) {
      if (entry instanceof RoleTextParser.BareContext bare) {
        clause(make, TargetBuilder.text(bare.bareClause()), "", entry);
      } else if (entry instanceof RoleTextParser.NamedLineContext named) {
        String name = make.targets().quoted(named.name());
        clause(make, TargetBuilder.text(named.namedClause()), name, entry);
      } else if (entry instanceof RoleTextParser.WinConditionContext win) {
        belongs(make, entry, empty instanceof Definition.Team, "a team");
        win.target().forEach(one -> winners.add(make.targets().target(one)));
      } else if (entry instanceof RoleTextParser.OptionsContext available) {
        belongs(make, entry, empty instanceof Definition.Poll, "a poll");
        available.option().forEach(one -> options.add(option(make, one)));
      } else if (entry instanceof RoleTextParser.VotersContext allowed) {
        belongs(make, entry, empty instanceof Definition.Poll, "a poll");
        allowed.target().forEach(one -> voters.add(make.targets().target(one)));
      } else if (entry instanceof RoleTextParser.ShowVotersContext show) {
        belongs(make, entry, empty instanceof Definition.Poll, "a poll");
        showVoters = show.getChild(3).getText().equals("Yes");
      }
    }

    private Operand option(ActionBuilder.Builders make, RoleTextParser.OptionContext option) {
      return option.operand() == null
          ? new Operand.Text(TargetBuilder.text(option))
          : make.targets().operand(option.operand());
    }

    private void belongs(
        ActionBuilder.Builders make, RoleTextParser.EntryContext entry, boolean fits, String sort) {
      if (!fits) {
        String found = "'" + TargetBuilder.text(entry) + "'";
        make.notes().error(Code.ROLE_PLACE, entry.start, found, "the lines of " + sort);
      }
    }

    private void clause(
        ActionBuilder.Builders make, String kind, String name, RoleTextParser.EntryContext entry) {
      boolean fits = empty instanceof Definition.Role || empty instanceof Definition.Group;
      belongs(make, entry, fits, "a role or a group");
      make.notes().otherwise(Code.ROLE_CLAUSE, entry.start, "");
      make.notes()
          .constant(Clause.Kind.class, kind, entry.start, Code.UNKNOWN_WORD)
          .ifPresent(one -> clauses.add(new Clause(one, name, make.notes().place(entry.start))));
    }

    Definition whole() {
      if (!said && !(empty instanceof Definition.Attribute)) {
        new Notes(lenient, empty.place(), findings)
            .otherwise(Code.EMPTY, empty.place(), empty.name(), "No Abilities");
      }
      String name = empty.name();
      SourceLocation at = empty.place();
      if (empty instanceof Definition.Role role) {
        return new Definition.Role(name, role.header(), clauses, abilities, at);
      } else if (empty instanceof Definition.Group group) {
        return new Definition.Group(name, group.team(), clauses, abilities, at);
      } else if (empty instanceof Definition.Team) {
        return new Definition.Team(name, winners, abilities, at);
      } else if (empty instanceof Definition.Poll) {
        return new Definition.Poll(name, options, voters, showVoters, abilities, at);
      } else if (empty instanceof Definition.Attribute) {
        return new Definition.Attribute(name, abilities, at);
      }
      return new Definition.AbilitySet(name, abilities, at);
    }
  }
}
