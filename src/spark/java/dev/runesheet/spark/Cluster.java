package dev.runesheet.spark;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Text;
import dev.runesheet.cli.simulate.count.Ledger;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.SerializableConfiguration;

/** The machines that play the batches of a simulation, and count their results. */
final class Cluster {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final SparkSession spark;
  private final JavaSparkContext context;
  private final Job job;
  private final String out;

  /**
   * A cluster.
   *
   * @param out the folder of results
   */
  Cluster(SparkSession spark, Job job, String out) {
    this.spark = spark;
    this.context = JavaSparkContext.fromSparkContext(spark.sparkContext());
    this.job = job;
    this.out = out;
  }

  /**
   * What playing took.
   *
   * @param games the number of matches played now
   * @param before the number of matches that were there
   * @param seconds the time
   * @param cpuSeconds the processor time of all tasks together
   */
  record Effort(long games, long before, double seconds, double cpuSeconds) {

    String words() {
      String kept = before == 0 ? "" : "; " + Text.count(before, "game") + " kept from before";
      return Text.count(games, "game")
          + " played in "
          + Text.fixed(seconds, 1)
          + " s, "
          + Text.fixed(cpuSeconds, 1)
          + " s of processors"
          + kept;
    }
  }

  /** Plays those of some batches whose results are not there yet. */
  Effort play(ObjectNode identity, List<Batch> batches) throws IOException {
    ResultFolder folder = new ResultFolder(out, context.hadoopConfiguration());
    folder.belongTo(identity);
    List<Batch> missing = folder.missing(batches);
    long all = batches.stream().mapToLong(Batch::games).sum();
    long games = missing.stream().mapToLong(Batch::games).sum();
    long begun = System.nanoTime();
    long nanos = missing.isEmpty() ? 0 : nanos(missing);
    folder.tidy();
    return new Effort(games, all - games, (System.nanoTime() - begun) / 1e9, nanos / 1e9);
  }

  /** Tasks are made of static methods: what is sent holds nothing of the driver. */
  private long nanos(List<Batch> missing) {
    Broadcast<SerializableConfiguration> hadoop =
        context.broadcast(new SerializableConfiguration(context.hadoopConfiguration()));
    Job sent = job;
    String folder = out;
    return context
        .parallelize(missing, missing.size())
        .map(batch -> played(sent, batch, folder, hadoop.value()))
        .reduce(Long::sum);
  }

  private static long played(Job job, Batch batch, String folder, SerializableConfiguration hadoop)
      throws IOException {
    ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    long begun = clock.getCurrentThreadCpuTime();
    String attempt = TaskContext.get().taskAttemptId() + "-" + System.nanoTime();
    new ResultFolder(folder, hadoop.value()).play(job.versions(), batch, attempt);
    return clock.getCurrentThreadCpuTime() - begun;
  }

  /** Counts the results of some batches, which are all there. */
  void count(List<Batch> batches, Ledger ledger) throws IOException {
    ResultFolder folder = new ResultFolder(out, context.hadoopConfiguration());
    String[] files = batches.stream().map(folder::address).toArray(String[]::new);
    Job sent = job;
    String sum =
        spark
            .read()
            .parquet(files)
            .javaRDD()
            .mapPartitions(rows -> List.of(counted(sent, rows)).iterator())
            .treeReduce((one, other) -> added(sent, one, other));
    ledger.read(JSON.readTree(sum));
  }

  private static String counted(Job job, Iterator<Row> rows) {
    Ledger ledger = job.versions().ledger();
    rows.forEachRemaining(row -> ledger.add(RoundRow.read(row)));
    return ledger.toJson().toString();
  }

  private static String added(Job job, String one, String other) throws IOException {
    Ledger ledger = job.versions().ledger();
    for (String part : List.of(one, other)) {
      JsonNode json = JSON.readTree(part);
      ledger.read(json);
    }
    return ledger.toJson().toString();
  }
}
