package dev.runesheet.cli.why;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.command.AbstractCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.GameRules;
import dev.runesheet.cli.command.MatchFiles;
import dev.runesheet.cli.command.TrustOption;
import dev.runesheet.cli.command.WritesOutput;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.MatchLog;
import dev.runesheet.spelling.Slug;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.why.Candidate;
import dev.runesheet.why.Chain;
import dev.runesheet.why.EntityPosition;
import dev.runesheet.why.Step;
import dev.runesheet.why.Trace;
import dev.runesheet.why.Verdicts;
import dev.runesheet.why.Why;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command that explains why an event happened in a match, or why an effect did not act. */
@Command(
    name = "why",
    description = {
      "Explain why something happened in a match, or why an effect did nothing.",
      "The match is played again from its log ('play --log', 'simulate --log') with tracing on.",
      "Without options, all steps are listed with their numbers, which the options name."
    })
public final class WhyCommand extends AbstractCommand {

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "LOG", description = "The log of a match, or a saved match.")
  private String log;

  @Option(
      names = "--change",
      paramLabel = "N",
      description = "Explain a step: its rule, effect and event, back to what began it.")
  private Integer change;

  @Option(names = "--not", paramLabel = "EFFECT", description = "Explain what stopped an effect.")
  private String not;

  @Option(
      names = "--event",
      paramLabel = "N",
      description = "With --not: at the event of this step; at every event if left out.")
  private Integer event;

  @Option(
      names = "--on",
      paramLabel = "ENTITY",
      description = {
        "With --not: the entity that a continuous effect should reach, by name or number; of",
        "several entities of one name, the one in play."
      })
  private String on;

  @WritesOutput
  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Write all steps as a page to filter and step through; it needs no network.")
  private String html;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Mixin private TrustOption trust;

  private String game;

  public WhyCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    checkOptions();
    MatchLog read = MatchFiles.log(terminal, log);
    game = read.game();
    RuleBook book = GameRules.find(game, trust.on(), terminal).book();
    try (Match match = MatchFiles.replay(terminal, read, book, any -> false)) {
      Why why = Why.of(book, () -> read.replay(book, new Diagnostics()).orElseThrow());
      if (html != null) {
        String title = read.game() + ": " + log;
        String page = new WhyPage(why.trace(), match, title).text();
        MatchFiles.write(terminal.file(html), html, page);
        terminal.complain("Wrote " + html);
      }
      tell(why, book);
    }
    return OK;
  }

  private void tell(Why why, RuleBook book) {
    WhyReport report = new WhyReport(terminal, why.trace(), json);
    if (not != null) {
      not(why, report, book);
    } else if (change != null) {
      report.tell(new Chain(why.trace(), step(why.trace(), change).number()));
    } else if (html == null || json) {
      report.all();
    }
  }

  private void checkOptions() {
    if (not == null && (event != null || on != null)) {
      throw new ParameterException(spec.commandLine(), "--event and --on go with --not");
    }
    if (not != null && change != null) {
      throw new ParameterException(spec.commandLine(), "Name either --change or --not");
    }
    if (on != null && event == null) {
      throw new ParameterException(spec.commandLine(), "--on goes with --event");
    }
  }

  private void not(Why why, WhyReport report, RuleBook book) {
    if (why.effects(not).isEmpty()) {
      throw CommandFailure.usage("There is no effect '" + not + "'" + meant(book));
    }
    if (on != null && why.effects(not).stream().noneMatch(EffectDefinition::continuous)) {
      throw CommandFailure.usage(
          "'" + not + "' answers events and reaches nobody all along: leave out --on.");
    }
    if (event == null) {
      report.tell(why.verdicts(not));
      return;
    }
    Step step = step(why.trace(), event);
    if (!(step instanceof Step.Raised)) {
      throw CommandFailure.usage("Step " + event + " is no event; 'why " + log + "' lists all.");
    }
    List<Candidate> found = why.not(not, event, on == null ? -1 : entity(why));
    report.tell(new Verdicts(why.trace(), not, Map.of(event, found)));
  }

  /** The effects of the card or hero that was named instead, or the effect of the nearest name. */
  private String meant(RuleBook book) {
    List<String> names = book.effects().stream().map(EffectDefinition::name).distinct().toList();
    Map<String, String> owners = GameTools.of(game).owners(book);
    String near = Words.nearest(not, owners.keySet());
    if (near == null || Words.nearest(not, names) != null) {
      return GameRules.advice(not, names);
    }
    List<String> own = book.effectsOf(owners.get(near)).stream().map(EffectDefinition::id).toList();
    return own.isEmpty()
        ? "; '" + near + "' has none."
        : "; '" + near + "' has " + String.join(", ", own) + ".";
  }

  private static Step step(Trace trace, int number) {
    if (number < 1 || number > trace.steps().size()) {
      throw CommandFailure.usage(
          "There is no step " + number + "; they are 1 to " + trace.steps().size() + ".");
    }
    return trace.step(number);
  }

  /** The entity that was named; of several of a name the one that is in play at the event. */
  private int entity(Why why) {
    List<String> names = why.trace().names();
    List<Integer> named = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      if (on.equals(Integer.toString(i))) {
        return i;
      }
      if (Slug.of(names.get(i)).equals(Slug.of(on))) {
        named.add(i);
      }
    }
    if (named.isEmpty()) {
      throw CommandFailure.usage("There is no '" + on + "'" + GameRules.advice(on, names));
    }
    return named.size() == 1 ? named.get(0) : only(why.whereabouts(event), named);
  }

  private int only(List<EntityPosition> all, List<Integer> named) {
    List<EntityPosition> some = all.stream().filter(one -> named.contains(one.entity())).toList();
    List<EntityPosition> present = some.stream().filter(EntityPosition::present).toList();
    if (present.size() == 1) {
      return present.get(0).entity();
    }
    if (some.isEmpty()) {
      throw CommandFailure.usage("There is no '" + on + "' at step " + event + " yet.");
    }
    List<EntityPosition> meant = present.isEmpty() ? some : present;
    String numbers = meant.stream().map(EntityPosition::toString).collect(Collectors.joining(", "));
    throw CommandFailure.usage(
        "Several are called '" + on + "': " + numbers + "; say which by its number.");
  }
}
