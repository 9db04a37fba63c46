package dev.runesheet.cli.explain;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.GameRules;
import dev.runesheet.cli.command.MatchFiles;
import dev.runesheet.cli.command.SeedOption;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.play.Contest;
import dev.runesheet.cli.play.FirstOption;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.MatchLog;
import dev.runesheet.pack.tool.NumberBreakdown;
import dev.runesheet.spelling.Slug;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command that replays a match and explains a number. */
@Command(
    name = "explain",
    description = {
      "Play a seeded match of bots and show how one of its numbers came about.",
      "Its base, the modifiers in force, every change with its effect and where that is written.",
      "In Valeria also what a card costs a player: 'cost of Merchant'; in declared games also",
      "what a calculation gives: 'damage of 60 to <card>'."
    })
public final class ExplainCommand extends AbstractGameCommand {

  /** The kind of entities that stand for players. */
  private static final String PLAYER = "player";

  private static final int LAST_TURN = Integer.MAX_VALUE;

  @Spec private CommandSpec spec;

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "WORDS",
      description =
          "The set-up as for 'play', if any; then WHO, a name or a number from 0, and STAT, the"
              + " name of the number.")
  private List<String> words = new ArrayList<>();

  @Mixin private SeedOption seed;

  @Mixin private FirstOption first;

  @Option(
      names = "--turn",
      paramLabel = "N",
      description = "Stop when this turn asks for its first choice, not at the end of the match.")
  private int turn = LAST_TURN;

  @Option(
      names = "--log",
      paramLabel = "FILE",
      description = "The log of the match, instead of a new one; WORDS are WHO and STAT alone.")
  private String log;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  public ExplainCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    if (turn < 1) {
      throw CommandFailure.usage("--turn (" + turn + ") must be from 1.");
    }
    GameRules rules = playableRules();
    checkWords(rules);
    List<String> with = words.subList(0, words.size() - 2);
    RuleBook book =
        log == null
            ? rules.book(catalog -> setup(rules, catalog, with, first.player()))
            : rules.book();
    try (Match match = log == null ? played(rules, book) : logged(book)) {
      List<String> names = rules.tools().players(book, match.setup());
      Entity entity = entity(match, names, words.get(words.size() - 2));
      String asked = words.get(words.size() - 1);
      Optional<NumberBreakdown> reckoning = reckoning(rules.tools(), match, entity, asked);
      String stat = reckoning.isPresent() ? "" : stat(rules.tools(), match, entity, asked);
      if (match.over() && turn != LAST_TURN) {
        terminal.complain("The match was over before turn " + turn + " asked for a choice.");
      }
      if (reckoning.isPresent()) {
        new BreakdownReport(match, reckoning.get()).print(terminal, json);
      } else {
        String called = called(rules.tools(), book, stat);
        new StatReport(match, names, entity, stat, called).print(terminal, json);
      }
    }
    return OK;
  }

  private void checkWords(GameRules rules) {
    CommandLine line = spec.commandLine();
    if (words.size() < 2) {
      throw new ParameterException(line, "Name whose number and which" + example(rules) + ".");
    }
    for (String option : List.of("--seed", "--first")) {
      if (log != null && line.getParseResult().hasMatchedOption(option)) {
        throw new ParameterException(line, option + " does not go with --log, which has its own.");
      }
    }
  }

  /** A number of the usual match as an example; empty if it has none or needs words. */
  private String example(GameRules rules) {
    try {
      RuleBook book = rules.book(catalog -> setup(rules, catalog, List.of(), first.player()));
      JsonNode setup = setup(rules, book, List.of(), first.player());
      try (Match match = start(book, setup, seed.value())) {
        List<String> names = rules.tools().players(book, match.setup());
        return new NumberExample(rules.tools(), match, names)
            .words()
            .map(words -> ", such as " + words)
            .orElse("");
      }
    } catch (CommandFailure needsWords) {
      return "";
    }
  }

  private Match played(GameRules rules, RuleBook book) {
    List<String> setup = words.subList(0, words.size() - 2);
    Match match = start(book, setup(rules, book, setup, first.player()), seed.value());
    int players = rules.tools().players(book, match.setup()).size();
    String[] mistake = {""};
    Contest.End end =
        Contest.ofBots(match, players, seed.value())
            .endingAtMistakes()
            .onFailure(failure -> mistake[0] = failure.getMessage())
            .play(turn);
    if (!end.trouble().isEmpty()) {
      terminal.complain(end.trouble());
    } else if (end == Contest.End.MISTAKE) {
      terminal.complain("The match stops early, at a mistake of the rules: " + mistake[0]);
    }
    return match;
  }

  private Match logged(RuleBook book) {
    if (words.size() != 2) {
      throw CommandFailure.usage("--log brings its own set-up: name whose number and which.");
    }
    MatchLog read = MatchFiles.log(terminal, log);
    if (!read.game().equals(game())) {
      throw CommandFailure.usage("'" + log + "' is a match of " + read.game() + ".");
    }
    return MatchFiles.replay(
        terminal, read, book, match -> match.state(GameState.class).turn() >= turn);
  }

  /**
   * The entity of a number, or of a name, definition or longer name that one alone has, or one
   * alone in play.
   */
  private static Entity entity(Match match, List<String> names, String word) {
    List<Entity> found = new ArrayList<>();
    Set<String> valid = new LinkedHashSet<>(names);
    for (Entity entity : match.world().entities()) {
      valid.add(entity.getName());
      boolean player = isPlayer(entity, names) && same(names.get(entity.getId()), word);
      String called = match.game().displayName(entity);
      boolean named =
          same(entity.getName(), word) || same(entity.getDefinition(), word) || same(called, word);
      if (player || Integer.toString(entity.getId()).equals(word)) {
        return entity;
      }
      if (named) {
        found.add(entity);
      }
    }
    List<Entity> inPlay = found.stream().filter(Entity::isPresent).toList();
    if (inPlay.size() == 1) {
      return inPlay.get(0);
    }
    if (found.size() > 1) {
      List<String> numbers = found.stream().map(one -> numbered(match, one, names, word)).toList();
      throw CommandFailure.usage(
          "There are "
              + found.size()
              + " of '"
              + word
              + "'; name one by its number: "
              + String.join(", ", numbers)
              + ".");
    }
    if (found.isEmpty()) {
      throw CommandFailure.usage("There is no '" + word + "'" + GameRules.advice(word, valid));
    }
    return found.get(0);
  }

  /**
   * True if an entity is a player; players come first, and two of one name are told apart by more
   * words.
   */
  static boolean isPlayer(Entity entity, List<String> names) {
    int id = entity.getId();
    return id < names.size()
        && (entity.getKind().equals(PLAYER) || names.get(id).startsWith(entity.getName()));
  }

  private static String numbered(Match match, Entity entity, List<String> names, String word) {
    String called = match.game().displayName(entity);
    List<String> said = new ArrayList<>();
    if (!same(called, word)) {
      said.add(called);
    }
    if (!entity.getZone().isEmpty() && !isPlayer(entity, names)) {
      int whose = entity.getController();
      boolean owned = whose >= 0 && whose < names.size() && whose != entity.getId();
      said.add(entity.getZone() + (owned ? " of " + names.get(whose) : ""));
    }
    return entity.getId() + (said.isEmpty() ? "" : " (" + String.join(", ", said) + ")");
  }

  private static boolean same(String name, String word) {
    return name.equals(word) || Slug.of(name).equals(Slug.of(word));
  }

  private static Optional<NumberBreakdown> reckoning(
      GameTools tools, Match match, Entity entity, String word) {
    try {
      return tools.reckon(match, entity, word);
    } catch (IllegalArgumentException unknown) {
      throw CommandFailure.usage(unknown.getMessage());
    }
  }

  /** The number of an entity by its name, or else by what people call it. */
  private static String stat(GameTools tools, Match match, Entity entity, String word) {
    List<String> stats = List.copyOf(entity.schema().names());
    if (stats.contains(word)) {
      return word;
    }
    List<String> names = new ArrayList<>(stats);
    names.addAll(tools.questions(match.book()));
    return stats.stream()
        .filter(stat -> tools.called(match.book(), stat).equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                CommandFailure.usage(
                    entity.getName() + " has no '" + word + "'" + GameRules.advice(word, names)));
  }

  /** The words for a number; its name if it is the rules' own affair. */
  private static String called(GameTools tools, RuleBook book, String stat) {
    String called = tools.called(book, stat);
    return called.isEmpty() ? stat : called;
  }
}
