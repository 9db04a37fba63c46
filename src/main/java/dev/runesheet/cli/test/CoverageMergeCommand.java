package dev.runesheet.cli.test;

import dev.runesheet.cli.command.AbstractCommand;
import dev.runesheet.cli.command.MatchFiles;
import dev.runesheet.cli.command.WritesOutput;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.testing.coverage.Coverage;
import dev.runesheet.testing.coverage.CoverageFile;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Merges files of coverage. */
@Command(
    name = "merge",
    description = {
      "Merge files of coverage: what one of them has covered is covered.",
      "All must be of the same rules."
    })
final class CoverageMergeCommand extends AbstractCommand {

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Files of coverage, or folders of them.")
  private List<String> files;

  @WritesOutput(mayReplaceInput = true)
  @Option(
      names = "--out",
      paramLabel = "FILE",
      required = true,
      description = "Where the sum is written.")
  private String out;

  CoverageMergeCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    Coverage sum = new CoverageFiles(terminal).read(files);
    MatchFiles.write(terminal.file(out), out, CoverageFile.write(sum));
    terminal.complain("Wrote " + out);
    return OK;
  }
}
