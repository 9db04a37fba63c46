package dev.runesheet.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.GameRules;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.model.Effect;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.file.EngineFiles;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command that prints the rules that a game's sources become. */
@Command(
    name = "drl",
    description = {
      "Print the Drools rules that effects and tables become.",
      "Each has the effect's sentence and the place it was written."
    })
final class DrlCommand extends AbstractGameCommand {

  @Option(
      names = "--effect",
      paramLabel = "ID",
      description = {
        "Only the rules of one effect, for example fire-mage/fireball,",
        "or of those with a name, as the story of a match has it: Fireball."
      })
  private String effect;

  @Option(names = "--all", description = "Also the rules of the engine, and those written by hand.")
  private boolean all;

  @Option(names = "--json", description = "Print a JSON list of files and their rules.")
  private boolean json;

  DrlCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    BuiltPack built = rules().built();
    List<RuleSource> sources = effect == null ? files(built) : rulesOfEffect(built);
    if (json) {
      ArrayNode list = Json.list();
      for (RuleSource source : sources) {
        list.addObject().put("file", source.name()).put("drl", source.drl());
      }
      terminal.out().println(Json.text(list));
    } else {
      sources.forEach(this::print);
    }
    return OK;
  }

  private void print(RuleSource source) {
    terminal.out().println(terminal.paint().heading("// " + source.name()));
    terminal.out().println(source.drl().strip());
    terminal.out().println();
  }

  private List<RuleSource> files(BuiltPack built) {
    return built.rules().stream().filter(source -> all || isOfAuthors(source)).toList();
  }

  private static boolean isOfAuthors(RuleSource source) {
    String name = source.name();
    return !name.startsWith("rules/")
        && !EngineFiles.has(name)
        && !DrlRules.split(source.drl()).isEmpty();
  }

  private List<RuleSource> rulesOfEffect(BuiltPack built) {
    List<String> ids = built.content().effects().stream().map(Effect::id).sorted().toList();
    List<String> chosen = chosen(built.content().effects());
    if (chosen.isEmpty()) {
      throw CommandFailure.usage(
          "There is no effect '"
              + effect
              + "'"
              + GameRules.advice(effect, nameable(built.content().effects())));
    }
    // Rows of other sheets that go on with it are named after it, as zz/2 after zz.
    List<String> others =
        ids.stream().filter(id -> chosen.stream().noneMatch(one -> continues(id, one))).toList();
    return built.rules().stream()
        .map(source -> new RuleSource(source.name(), rules(source, chosen, others)))
        .filter(source -> !source.drl().isEmpty())
        .toList();
  }

  /** The names with what procedures of the name are given; else all names, then all ids. */
  private List<String> nameable(List<Effect> effects) {
    List<String> names = effects.stream().map(Effect::name).distinct().sorted().toList();
    List<String> given = names.stream().filter(name -> name.startsWith(effect + " (")).toList();
    return given.isEmpty()
        ? Stream.concat(names.stream(), effects.stream().map(Effect::id).sorted()).toList()
        : given;
  }

  /** The effect of the id, or all of the name by which the story of a match calls them. */
  private List<String> chosen(List<Effect> effects) {
    boolean isId = effects.stream().anyMatch(one -> one.id().equals(effect));
    return effects.stream()
        .filter(one -> isId ? one.id().equals(effect) : one.name().equalsIgnoreCase(effect))
        .map(Effect::id)
        .toList();
  }

  private static boolean continues(String id, String other) {
    return id.matches(Pattern.quote(other) + "/\\d+");
  }

  private static String rules(RuleSource source, List<String> chosen, List<String> ids) {
    return DrlRules.split(source.drl()).stream()
        .filter(rule -> chosen.stream().anyMatch(id -> DrlRules.isOf(rule, id, ids)))
        .collect(Collectors.joining("\n\n"));
  }
}
