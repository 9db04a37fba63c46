package dev.runesheet.spark;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.simulate.SameSimulation;
import dev.runesheet.cli.simulate.Versions;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;

/**
 * A folder with a file of results for each batch. A file gets its name when it is complete, and two
 * attempts of one batch hold the same results: whatever machine fails at whatever moment, each
 * match is there once or not yet.
 */
final class ResultFolder {

  private static final String IDENTITY = "_simulation.json";
  private static final String ATTEMPTS = "_attempts";
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Path folder;
  private final FileSystem files;

  /**
   * A folder.
   *
   * @param name its address, in any file system that Hadoop knows
   */
  ResultFolder(String name, Configuration configuration) throws IOException {
    folder = new Path(name);
    files = folder.getFileSystem(configuration);
  }

  /** Makes the folder that of a simulation; refuses one of another simulation. */
  void belongTo(ObjectNode identity) throws IOException {
    Path file = new Path(folder, IDENTITY);
    String text = identity.toString();
    if (files.exists(file)) {
      try (InputStream stream = files.open(file)) {
        SameSimulation.require(
            folder.toString(), (ObjectNode) JSON.readTree(text), JSON.readTree(stream));
      }
      return;
    }
    Path made = new Path(folder, IDENTITY + ".new");
    try (OutputStream stream = files.create(made, true)) {
      stream.write(JSON.writeValueAsBytes(identity));
    }
    rename(made, file);
  }

  /** Those of some batches whose results are not there yet. */
  List<Batch> missing(List<Batch> batches) throws IOException {
    Set<String> there =
        Arrays.stream(files.listStatus(folder))
            .filter(FileStatus::isFile)
            .map(file -> file.getPath().getName())
            .collect(Collectors.toSet());
    return batches.stream().filter(batch -> !there.contains(batch.file())).toList();
  }

  /** The address of a batch's file. */
  String address(Batch batch) {
    return new Path(folder, batch.file()).toString();
  }

  /**
   * Plays a batch and keeps its results.
   *
   * @param attempt told apart from all other attempts
   */
  void play(Versions versions, Batch batch, String attempt) throws IOException {
    Path made = new Path(new Path(folder, ATTEMPTS), attempt + "-" + batch.file());
    long seed = versions.about().seed();
    try (ParquetWriter<Group> writer =
        ExampleParquetWriter.builder(made)
            .withType(RoundRow.SCHEMA)
            .withConf(files.getConf())
            .withCompressionCodec(CompressionCodecName.ZSTD)
            .withWriteMode(ParquetFileWriter.Mode.OVERWRITE)
            .build()) {
      for (int game = batch.from(); game < batch.to(); game++) {
        writer.write(RoundRow.of(versions.play(game), seed + game));
      }
    }
    rename(made, new Path(folder, batch.file()));
  }

  /** Gives a complete file its name; if another attempt was faster, that one's file stays. */
  private void rename(Path made, Path file) throws IOException {
    if (!files.exists(file) && files.rename(made, file)) {
      return;
    }
    files.delete(made, false);
    if (!files.exists(file)) {
      throw new IOException("the file " + file + " cannot be written");
    }
  }

  /** Deletes what attempts left that were stopped. */
  void tidy() throws IOException {
    files.delete(new Path(folder, ATTEMPTS), true);
  }
}
