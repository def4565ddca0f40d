import { AwsClient } from 'aws4fetch';
import { expect, test } from 'vitest';

/** The example "GET Bucket (List Objects)" of https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
test('requests are signed like Amazon’s example', async () => {
  const client = new AwsClient({
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
    service: 's3',
  });
  const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const request = await client.sign('https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J', {
    headers: { 'x-amz-content-sha256': nothing },
    aws: { datetime: '20130524T000000Z' },
  });
  expect(request.headers.get('authorization')).toContain(
    'Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  );
});
