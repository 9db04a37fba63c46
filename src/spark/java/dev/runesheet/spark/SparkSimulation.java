package dev.runesheet.spark;

import dev.runesheet.api.PackedGame;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.command.AbstractCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.CommandLines;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Text;
import dev.runesheet.cli.play.AcceptedLoops;
import dev.runesheet.cli.simulate.MatchOptions;
import dev.runesheet.cli.simulate.Versions;
import dev.runesheet.cli.simulate.count.Ledger;
import dev.runesheet.cli.simulate.report.RateOutput;
import dev.runesheet.pack.tool.GameTools;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.SparkFiles;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code simulate} as an application of Apache Spark. */
@Command(
    name = "spark-submit --class dev.runesheet.spark.SparkSimulation JAR",
    description = {
      "Play many matches of bots on a cluster and count how they end: the same matches with the",
      "same results as 'runesheet simulate'. The same command goes on where it was stopped."
    })
public final class SparkSimulation extends AbstractCommand {

  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
  private String game;

  @Parameters(
      index = "1..*",
      paramLabel = "WORDS",
      description = "The set-up, as for 'runesheet simulate'.")
  private List<String> words = new ArrayList<>();

  @Mixin private MatchOptions matches;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description = "How many matches; 1000 if left out.")
  private int games;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      required = true,
      description = "Where results are kept, for example hdfs:///runs/7; every machine sees it.")
  private String out;

  @Option(
      names = "--batch",
      paramLabel = "N",
      defaultValue = "10000",
      description = "How many matches a task plays, and a file holds; 10000 if left out.")
  private int batch;

  @Option(
      names = "--rules",
      paramLabel = "JAR",
      description =
          "The rules, as 'runesheet package' wrote them; those on the class path if left out."
              + " The name of a file that spark-submit got with --files.")
  private String rules;

  @Option(
      names = "--against",
      paramLabel = "JAR",
      description =
          "Play the same matches by the rules in this jar, too, and compare. The name of a file"
              + " that spark-submit got with --files.")
  private String against;

  @Mixin private RateOutput output;

  SparkSimulation(Terminal terminal) {
    super(terminal);
  }

  /** Runs the simulation and exits with its code: 0 all is well, 1 failed, 2 wrong usage. */
  public static void main(String[] arguments) {
    Terminal terminal = Terminal.ofProcess();
    int code = run(terminal, arguments);
    terminal.flush();
    if (code != OK) {
      System.exit(code);
    }
  }

  static int run(Terminal terminal, String... arguments) {
    return line(new SparkSimulation(terminal)).execute(arguments);
  }

  /** The command of some words, not run. */
  static SparkSimulation read(List<String> words) {
    SparkSimulation command = new SparkSimulation(Terminal.ofProcess());
    line(command).parseArgs(words.toArray(String[]::new));
    return command;
  }

  private static CommandLine line(SparkSimulation command) {
    return CommandLines.prepared(new CommandLine(command), command.terminal);
  }

  /** The matches, by the rules of this process. */
  Versions versions() {
    GameTools tools = GameTools.of(game);
    try {
      RuleBook book = rules == null ? RuleBook.load(game) : packed(rules);
      Versions here = Versions.of(matches.bouts(tools, book, words, AcceptedLoops.NONE));
      return against == null
          ? here
          : here.against(matches, tools, packed(against), AcceptedLoops.NONE);
    } catch (IllegalArgumentException wrong) {
      throw CommandFailure.usage(wrong.getMessage());
    }
  }

  private RuleBook packed(String jar) {
    return PackedGame.load(game, Path.of(SparkFiles.get(jar)));
  }

  @Override
  public Integer call() throws IOException {
    require("--games", games);
    require("--batch", batch);
    try (SparkSession spark =
        SparkSession.builder().appName("Simulation of " + game).getOrCreate()) {
      Versions versions = versions();
      List<String> arguments = spec.commandLine().getParseResult().originalArgs();
      Job job = new Job(List.copyOf(arguments), versions.identity().toString());
      Cluster cluster = new Cluster(spark, job, out);
      Cluster.Effort effort = cluster.play(versions.identity(), Batch.of(games, batch));
      terminal.complain(effort.words());
      Ledger ledger = versions.ledger();
      cluster.count(Batch.of(games, batch), ledger);
      if (ledger.games() != games) {
        throw CommandFailure.of(
            out + " holds " + Text.count(ledger.games(), "game") + " of " + games + ".");
      }
      output.tell(terminal, versions.all(), ledger);
      return ledger.hasTrouble() ? FOUND : OK;
    }
  }

  private void require(String option, int number) {
    if (number < 1) {
      throw new ParameterException(
          spec.commandLine(), option + " (" + number + ") must be at least 1");
    }
  }
}
